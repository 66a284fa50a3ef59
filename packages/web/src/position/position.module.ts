import { makeHttpPlannerPhotos } from '@aroeira/adapters-http/contact';
import { makeHttpYieldHistories } from '@aroeira/adapters-http/position';
import { makeLoadYieldChart, type YieldChart } from '@aroeira/domain/position';
import { twoStepBindings } from '../access/two-step/two-step.module.ts';
import { bindings, type Bindings, type PartsOf } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { keptMovementsBindings } from '../movements/kept-movements.module.ts';
import { MOVEMENTS } from '../movements/movements.tokens.ts';
import { standingBindings } from '../registration/standing/standing.module.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { renewalNoticeBindings } from '../renewal/renewal-notice.module.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';
import { POSITION } from './position.tokens.ts';
import { makeConsoleLog } from '../shell/console-log.ts';
import { keptFilesBindings } from '../shell/native-wrapper/kept-files.module.ts';
import { Kept } from '../shell/session/kept.ts';
import { YieldViewModel, type KeptYields } from './yield/yield.view-model.ts';

const keeping = {
  histories: POSITION.YieldHistories,
  log: POSITION.Log,
  memory: SHARED.DeviceMemory,
  navigation: SHARED.BrowserNavigation,
};

/** Asks for each period once in a session. */
const keepYields = ({ histories, log, ...session }: PartsOf<typeof keeping>): KeptYields => {
  const load = makeLoadYieldChart({ histories, log });
  const kept = new Map<string, Kept<YieldChart>>();
  return (period) => {
    const found = kept.get(period.value) ?? new Kept(session, ({ document }) => load(document, period));
    kept.set(period.value, found);
    return found;
  };
};

/** What the dashboard needs, with the yield and the questions that it asks. */
export const positionBindings: Bindings = [
  ...standingBindings,
  ...keptMovementsBindings,
  ...twoStepBindings,
  ...renewalNoticeBindings,
  ...keptFilesBindings,
  ...bindings((bind) => {
    bind.visit(
      POSITION.OpenDashboard,
      (session, { standing, movements, ...parts }) => {
        const opened = () => {
          standing.refresh();
          void movements.ensure();
        };
        return new DashboardViewModel({ session, opened, ...parts });
      },
      {
        standing: STANDING.PortalStanding,
        movements: MOVEMENTS.KeptMovements,
        position: POSITION.KeptPosition,
        clock: SHARED.Clock,
        scheduler: SHARED.Scheduler,
        keepFile: SHELL.KeepFile,
      },
    );
    bind(POSITION.YieldHistories, makeHttpYieldHistories, SHARED.HttpClient);
    bind(POSITION.PlannerPhotos, makeHttpPlannerPhotos, SHARED.HttpClient);
    bind(POSITION.Log, () => makeConsoleLog((line) => window.console.warn(line)));
    bind(POSITION.KeptYields, keepYields, keeping);
    bind.visit(POSITION.OpenYield, (_, parts) => new YieldViewModel(parts), {
      yields: POSITION.KeptYields,
      clock: SHARED.ServerClock,
      keepFile: SHELL.KeepFile,
    });
  }),
];

import { twoStepBindings } from '../access/two-step/two-step.module.ts';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { keptMovementsBindings } from '../movements/kept-movements.module.ts';
import { MOVEMENTS } from '../movements/movements.tokens.ts';
import { standingBindings } from '../registration/standing/standing.module.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { renewalNoticeBindings } from '../renewal/renewal-notice.module.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { DashboardViewModel } from './dashboard.view-model.ts';
import { POSITION } from './position.tokens.ts';
import { yieldBindings } from './yield/yield.module.ts';

/** What the dashboard needs, with the yield and the questions that it asks. */
export const positionBindings: Bindings = [
  ...standingBindings,
  ...keptMovementsBindings,
  ...twoStepBindings,
  ...renewalNoticeBindings,
  ...yieldBindings,
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
  }),
];

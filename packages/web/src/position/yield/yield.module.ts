import { makeHttpYieldHistories } from '@aroeira/adapters-http/position';
import { makeLoadYieldChart, type YieldChart } from '@aroeira/domain/position';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { makeConsoleLog } from '../../shell/console-log.ts';
import { keptFilesBindings } from '../../shell/native-wrapper/kept-files.module.ts';
import { Kept } from '../../shell/session/kept.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { YIELD } from './yield.tokens.ts';
import { YieldViewModel, type KeptYields } from './yield.view-model.ts';

const keeping = {
  histories: YIELD.YieldHistories,
  log: YIELD.Log,
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

/** What the yield on the dashboard needs. */
export const yieldBindings: Bindings = [
  ...keptFilesBindings,
  ...bindings((bind) => {
    bind(YIELD.YieldHistories, makeHttpYieldHistories, SHARED.HttpClient);
    bind(YIELD.Log, () => makeConsoleLog((line) => window.console.warn(line)));
    bind(YIELD.KeptYields, keepYields, keeping);
    bind.visit(YIELD.OpenYield, (_, parts) => new YieldViewModel(parts), {
      yields: YIELD.KeptYields,
      clock: SHARED.ServerClock,
      keepFile: SHELL.KeepFile,
    });
  }),
];

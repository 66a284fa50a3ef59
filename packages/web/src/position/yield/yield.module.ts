import { makeHttpYieldHistories } from '@aroeira/adapters-http/position';
import { makeClientCache, makeLoadYieldChart } from '@aroeira/domain/position';
import * as O from 'fp-ts/Option';
import { bindings, type Bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { makeConsoleLog } from '../../shell/console-log.ts';
import { makeKeepFile } from '../../shell/native-wrapper/downloads.adapter.ts';
import { whenSessionEnds } from '../../shell/session/kept.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { YIELD } from './yield.tokens.ts';
import { YieldViewModel } from './yield.view-model.ts';

/** What the yield on the dashboard needs. */
export const yieldBindings: Bindings = bindings((bind) => {
  bind(YIELD.YieldHistories, makeHttpYieldHistories, SHARED.HttpClient);
  bind(
    YIELD.YieldCache,
    ({ histories, navigation }) => {
      const cache = makeClientCache(histories.of);
      whenSessionEnds(navigation, cache.drop);
      return cache;
    },
    { histories: YIELD.YieldHistories, navigation: SHARED.BrowserNavigation },
  );
  bind(YIELD.Log, () => makeConsoleLog((line) => window.console.warn(line)));
  bind(YIELD.LoadYieldChart, ({ yields, log }) => makeLoadYieldChart({ load: yields.load, log }), {
    yields: YIELD.YieldCache,
    log: YIELD.Log,
  });
  bind(
    YIELD.KeepFile,
    ({ wrapper, scheduler }) =>
      // The native app takes addresses and no files.
      wrapper._tag === 'None'
        ? makeKeepFile({ makeLink: () => window.document.createElement('a'), urls: URL, scheduler })
        : undefined,
    { wrapper: SHELL.NativeWrapper, scheduler: SHARED.Scheduler },
  );
  bind(
    YIELD.OpenYield,
    ({ memory, ...parts }) =>
      () => {
        const session = O.toUndefined(memory.session.read());
        return session && new YieldViewModel({ session, ...parts });
      },
    {
      memory: SHARED.DeviceMemory,
      loadChart: YIELD.LoadYieldChart,
      yields: YIELD.YieldCache,
      clock: SHARED.Clock,
      keepFile: YIELD.KeepFile,
    },
  );
});

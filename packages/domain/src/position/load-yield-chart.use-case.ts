import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Document } from '../kernel/document.ts';
import type { Log } from '../kernel/log.ts';
import type { ClientCache } from './client-cache.ts';
import type { YieldHistories } from './position.ports.ts';
import type { YieldChart, YieldHistory, YieldPeriod } from './yield.ts';
import { yieldChart } from './yield.rules.ts';

/** The yields of one client, each period asked for once. @see spec B §4 Reports; decision Q080 */
export type YieldCache = ClientCache<[period: YieldPeriod['value']], YieldHistory>;

/** Loads the chart of a period. Never fails: without an answer the chart is empty. */
export type LoadYieldChart = (document: Document, period: YieldPeriod) => T.Task<YieldChart>;

/**
 * Only logs a failure, because the chart is an addition to the position.
 *
 * `load` asks for the histories, or reads them from a cache.
 *
 * @see spec A §8 "A failed rentability graph load is only logged", B §7 Position and yield; decision 0141
 */
export const makeLoadYieldChart =
  ({ load, log }: { readonly load: YieldHistories['of']; readonly log: Log }): LoadYieldChart =>
  (document, { value }) =>
    pipe(
      load(document, value),
      TE.tapError((failure) => TE.fromIO(log.failed(`load the yield of ${value}`, failure))),
      TE.match((): YieldChart => ({ _tag: 'Empty' }), yieldChart),
    );

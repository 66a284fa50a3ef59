import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Document } from '../kernel/document.ts';
import type { Log } from '../kernel/log.ts';
import type { YieldHistories } from './position.ports.ts';
import type { YieldChart, YieldPeriod } from './yield.ts';
import { yieldChart } from './yield.rules.ts';

/** Loads what the chart of a period draws. Never fails: what could not be loaded is an empty chart. */
type LoadYieldChart = (document: Document, period: YieldPeriod) => T.Task<YieldChart>;

/**
 * A failure is written down and nothing more: the chart is an extra, and the position beside it is what a client came
 * for.
 *
 * @param load the histories themselves, or the cache that stands before them
 * @see spec A §8 "A failed rentability graph load is only logged", B §7 Position and yield; decision 0141
 */
export const makeLoadYieldChart =
  (load: YieldHistories['of'], log: Log): LoadYieldChart =>
  (document, { value }) =>
    pipe(
      load(document, value),
      TE.tapError((failure) => TE.fromIO(log.failed(`load the yield of ${value}`, failure))),
      TE.match((): YieldChart => ({ _tag: 'Empty' }), yieldChart),
    );

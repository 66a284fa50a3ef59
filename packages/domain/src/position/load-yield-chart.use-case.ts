import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Document } from '../kernel/document.ts';
import type { Log } from '../kernel/log.ts';
import type { YieldHistories } from './position.ports.ts';
import type { YieldChart, YieldPeriod } from './yield.ts';
import { yieldChart } from './yield.rules.ts';

/** Loads the chart of a period. */
export type LoadYieldChart = (document: Document, period: YieldPeriod) => TE.TaskEither<CallFailure, YieldChart>;

/** A failure is only logged. @see spec A §8 "A failed rentability graph load is only logged"; decision 0141 */
export const makeLoadYieldChart =
  ({ histories, log }: { readonly histories: YieldHistories; readonly log: Log }): LoadYieldChart =>
  (document, { value }) =>
    pipe(
      histories.of(document, value),
      TE.tapError((failure) => TE.fromIO(log.failed(`load the yield of ${value}`, failure))),
      TE.map(yieldChart),
    );

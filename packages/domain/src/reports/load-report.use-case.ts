import { constVoid, pipe } from 'fp-ts/function';
import * as E from 'fp-ts/Either';
import type { IO } from 'fp-ts/IO';
import * as TE from 'fp-ts/TaskEither';
import { isRefusedWith, type CallFailure } from '../kernel/call-failure.ts';
import type { Scheduler } from '../kernel/clock.ts';
import { GIVE_UP_AT, QUESTIONS_AT } from './polling.rules.ts';
import type { Pdf, ReportAnswer, ReportRequest } from './report.ts';
import type { ReportFailure } from './reports.errors.ts';
import type { Reports } from './reports.ports.ts';

type Outcome = E.Either<ReportFailure, Pdf>;

/** A report that loads. */
export interface LoadingReport {
  /** Never rejects. After `stop` it never settles. */
  readonly outcome: Promise<Outcome>;
  /** Stops asking, because the client left. */
  readonly stop: IO<void>;
}

/** @param waited milliseconds that the client waited before, for a report that is prepared */
export type LoadReport = (request: ReportRequest, waited?: number) => LoadingReport;

/** Gives up after 120 seconds; who comes back goes on. @see spec B §4 Reports; decisions Q010, Q013, 0321 */
export const makeLoadReport =
  ({ reports, scheduler }: { readonly reports: Reports; readonly scheduler: Scheduler }): LoadReport =>
  ({ period, source }, waited = 0) =>
    source === 'statement'
      ? { outcome: pipe(reports.statement(period), TE.mapLeft(whyNot))(), stop: constVoid }
      : poll(reports.generated(period), scheduler, GIVE_UP_AT - waited);

/** The server knows no position before the first investment. */
const whyNot = (failure: CallFailure): ReportFailure =>
  isRefusedWith(failure, 'ERR160') ? { _tag: 'NothingHeld' } : failure;

/** It sends no other question while one waits for its answer. @param giveUpAt milliseconds from now */
const poll = (ask: TE.TaskEither<CallFailure, ReportAnswer>, scheduler: Scheduler, giveUpAt: number): LoadingReport => {
  let state: 'waiting' | 'asking' | 'over' = 'waiting';
  let cancels: readonly IO<void>[] = [];
  // Read through a function, because TypeScript does not see that it changes while the question waits.
  const isOver = (): boolean => state === 'over';
  const stop = (): void => {
    state = 'over';
    for (const cancel of cancels) cancel();
  };
  const outcome = new Promise<Outcome>((resolve) => {
    const question = async (): Promise<void> => {
      if (state !== 'waiting') return;
      state = 'asking';
      const found = outcomeOf(await ask());
      if (isOver()) return;
      state = 'waiting';
      if (found !== undefined) end(found);
    };
    const end = (found: Outcome): void => {
      stop();
      resolve(found);
    };
    cancels = [
      ...QUESTIONS_AT.filter((at) => at < giveUpAt).map((at) => scheduler.after(at, () => void question())),
      scheduler.after(giveUpAt, () => end(E.left({ _tag: 'Timeout' }))),
    ];
  });
  return { outcome, stop };
};

/** The result of an answer. `undefined` while the server prepares the report. @see decision Q013 */
const outcomeOf = (answered: E.Either<CallFailure, ReportAnswer>): Outcome | undefined => {
  if (E.isLeft(answered)) return E.left(whyNot(answered.left));
  switch (answered.right._tag) {
    case 'Preparing':
      return undefined;
    case 'Ready':
      return E.right(answered.right.pdf);
    case 'NotAvailableYet':
    case 'NotAvailable':
      return E.left(answered.right);
  }
};

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../kernel/clock.ts';
import type { LoadPlanFailure, OutlookFailure } from './independence.errors.ts';
import type { LoadPlan } from './load-plan.use-case.ts';
import type { Goals, Outlook } from './plan.ts';
import { checkedOutlook, planWith } from './saved-plan.rules.ts';

/** The saved goals, and their outlook today. */
export interface WorkedOutPlan {
  readonly goals: Goals;
  readonly outlook: E.Either<OutlookFailure, Outlook>;
}

/** Calculates the saved plan of a client. Answers `undefined` before the client saved goals. */
type WorkOutPlan = (clientId: number) => TE.TaskEither<LoadPlanFailure, WorkedOutPlan | undefined>;

interface Parts {
  readonly loadPlan: LoadPlan;
  /** The server's time. */
  readonly clock: Clock;
}

/** @see spec B §2 Financial independence; decision 0163 */
export const makeWorkOutPlan =
  ({ loadPlan, clock }: Parts): WorkOutPlan =>
  (clientId) =>
    pipe(
      loadPlan(clientId),
      TE.map(({ goals, ...saved }) =>
        goals === undefined
          ? undefined
          : { goals, outlook: pipe(planWith(goals, saved, todayOf(clock)()), E.chainW(checkedOutlook)) },
      ),
    );

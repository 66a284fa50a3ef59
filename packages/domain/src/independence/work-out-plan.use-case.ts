import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../kernel/clock.ts';
import type { CalendarDay } from '../kernel/days.ts';
import type { LoadPlanFailure, OutlookFailure } from './independence.errors.ts';
import type { LoadPlan } from './load-plan.use-case.ts';
import type { Goals, Outlook, Plan } from './plan.ts';
import type { SavedPlan } from './saved-plan.ts';
import { checkedOutlook, planWith } from './saved-plan.rules.ts';

/** The saved goals, and their outlook today. */
export interface WorkedOutPlan {
  readonly goals: Goals;
  /** `undefined` while the birth date is not known. */
  readonly plan: Plan | undefined;
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
      TE.map((saved) => workedOut(saved, todayOf(clock)())),
    );

const workedOut = ({ goals, ...saved }: SavedPlan, today: CalendarDay): WorkedOutPlan | undefined => {
  if (goals === undefined) return undefined;
  const plan = planWith(goals, saved, today);
  return { goals, plan: E.getOrElseW(() => undefined)(plan), outlook: E.chainW(checkedOutlook)(plan) };
};

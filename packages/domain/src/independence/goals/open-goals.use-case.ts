import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { LoadPlanFailure } from '../independence.errors.ts';
import type { LoadPlan } from '../load-plan.use-case.ts';
import type { SavedPlan } from '../saved-plan.ts';
import { goalsForm } from './goals.form.ts';
import { retirementLimits } from './retirement.rules.ts';

/** The form of goals, and the saved plan of the new goals. */
interface OpenedGoals {
  readonly saved: SavedPlan;
  readonly form: ReturnType<typeof goalsForm>;
}

export type OpenGoals = (clientId: number) => TE.TaskEither<LoadPlanFailure, OpenedGoals>;

interface Parts {
  readonly loadPlan: LoadPlan;
  /** The server's time. */
  readonly clock: Clock;
}

/** Opens the form of goals, which knows the client's age today and objectives. @see spec B §5 Liberty goals form; decisions 0163, 0320 */
export const makeOpenGoals =
  ({ loadPlan, clock }: Parts): OpenGoals =>
  (clientId) =>
    pipe(
      loadPlan(clientId),
      TE.map((saved) => ({ saved, form: goalsForm(retirementLimits(saved, todayOf(clock)())) })),
    );

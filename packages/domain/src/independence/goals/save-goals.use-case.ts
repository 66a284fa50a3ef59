import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { SaveGoalsFailure } from '../independence.errors.ts';
import type { Plans } from '../independence.ports.ts';
import type { Goals, Outlook } from '../plan.ts';
import { outlookOf } from '../projection/outlook.rules.ts';
import type { SavedPlan } from '../saved-plan.ts';
import { planWith } from '../saved-plan.rules.ts';
import { goalsOf, type GoalsValues } from './goals.form.ts';

/** The goals that were saved, and their outlook. */
export interface SavedGoals {
  readonly goals: Goals;
  readonly outlook: Outlook;
}

/** Saves the values of the form of goals. @param saved the objectives and the birth date of the client */
export type SaveGoals = (
  values: GoalsValues,
  saved: Pick<SavedPlan, 'objectives' | 'birth'>,
) => TE.TaskEither<SaveGoalsFailure, SavedGoals>;

interface Parts {
  readonly plans: Pick<Plans, 'save'>;
  /** The server's time. */
  readonly clock: Clock;
}

/** Never sends an impossible plan. @see spec B §4 Financial independence calculation; decision Q009 */
export const makeSaveGoals =
  ({ plans, clock }: Parts): SaveGoals =>
  (values, saved) =>
    pipe(
      TE.fromEither(planWith(goalsOf(values), saved, todayOf(clock)())),
      TE.bindW('outlook', (plan) => TE.fromEither(outlookOf(plan))),
      TE.filterOrElseW(
        ({ outlook }) => outlook.isViable,
        ({ goals, objectives, currentAge, currentYear }): SaveGoalsFailure => ({
          _tag: 'NotViable',
          plan: { goals, objectives, currentAge, currentYear },
        }),
      ),
      TE.tap(({ goals }) => plans.save(goals)),
      TE.map(({ goals, outlook }) => ({ goals, outlook })),
    );

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SaveGoalsFailure } from '../independence.errors.ts';
import type { Plans } from '../independence.ports.ts';
import { outlookOf } from '../projection/outlook.rules.ts';
import type { Outlook, Plan } from '../plan.ts';

/** Saves a client's goals; answers what comes of them. */
export type SaveGoals = (plan: Plan) => TE.TaskEither<SaveGoalsFailure, Outlook>;

/**
 * A plan that does not hold is never sent: the client reviews it first.
 *
 * @see spec B §4 Financial independence calculation; decision Q009
 */
export const makeSaveGoals =
  (plans: Plans): SaveGoals =>
  (plan) =>
    pipe(
      TE.fromEither<SaveGoalsFailure, Outlook>(outlookOf(plan)),
      TE.filterOrElse(
        ({ isViable }) => isViable,
        (): SaveGoalsFailure => ({ _tag: 'NotViable' }),
      ),
      TE.tap(() => plans.save(plan.goals)),
    );

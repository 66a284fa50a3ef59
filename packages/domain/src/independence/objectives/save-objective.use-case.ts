import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { CalendarDay } from '../../kernel/days.ts';
import type { NotViable, ObjectiveNotSaved, SaveObjectiveFailure } from '../independence.errors.ts';
import type { Objectives } from '../independence.ports.ts';
import type { Plan } from '../plan.ts';
import { checkedOutlook, planWith } from '../saved-plan.rules.ts';
import type { SavedPlan } from '../saved-plan.ts';
import type { ObjectiveValues } from './objective.form.ts';

/** The result of a saved objective. A new one has an id only if the server tells it. */
export interface SavedObjective {
  readonly outcome: 'created' | 'updated';
  readonly id: number | undefined;
}

/** What an objective is saved in. */
interface Place {
  /** The id of the edited objective. `undefined` makes a new one, and a second call makes a second one. */
  readonly id: number | undefined;
  /** The client's plan before the change. */
  readonly saved: SavedPlan;
}

/** Saves the values of the form of an objective. */
export type SaveObjective = (
  objective: ObjectiveValues,
  place: Place,
) => TE.TaskEither<SaveObjectiveFailure, SavedObjective>;

interface Parts {
  readonly objectives: Pick<Objectives, 'create' | 'update'>;
  /** The server's time. */
  readonly clock: Clock;
}

/**
 * Never sends an objective that breaks a plan which holds today.
 *
 * @see spec B §7 `POST liberty/objective/{id or 0}`, B §8 Financial independence; decisions Q068, 0144, 0210
 */
export const makeSaveObjective =
  ({ objectives, clock }: Parts): SaveObjective =>
  (objective, place) =>
    pipe(
      TE.fromEither(checkPlan(objective, place, todayOf(clock)())),
      TE.chainW(() => send(objectives, objective, place.id)),
    );

const send = (
  objectives: Parts['objectives'],
  objective: ObjectiveValues,
  id: number | undefined,
): TE.TaskEither<ObjectiveNotSaved, SavedObjective> =>
  pipe(
    id === undefined
      ? pipe(
          objectives.create(objective),
          TE.map((created): SavedObjective => ({ outcome: 'created', id: created })),
        )
      : pipe(
          objectives.update(id, objective),
          TE.map((): SavedObjective => ({ outcome: 'updated', id })),
        ),
    TE.mapLeft((why) => ({ _tag: 'ObjectiveNotSaved', why })),
  );

/** Compares the plan with the change and the plan without it. A client without goals has no plan to break. */
const checkPlan = (
  objective: ObjectiveValues,
  { id, saved }: Place,
  today: CalendarDay,
): E.Either<NotViable, undefined> => {
  const { goals } = saved;
  if (goals === undefined) return E.right(undefined);
  const before = planWith(goals, saved, today);
  const others = saved.objectives.filter((one) => one.id !== id);
  const after = planWith(goals, { ...saved, objectives: [...others, objective] }, today);
  return E.isRight(before) && E.isRight(after) && !isBroken(before.right) && isBroken(after.right)
    ? E.left({ _tag: 'NotViable', plan: after.right })
    : E.right(undefined);
};

/** Amounts that are too large break a plan too. Ages out of order are an error of the goals. */
const isBroken = (plan: Plan): boolean =>
  pipe(
    checkedOutlook(plan),
    E.match(
      ({ _tag }) => _tag === 'AmountsTooLarge',
      ({ isViable }) => !isViable,
    ),
  );

import * as E from 'fp-ts/Either';
import { flow, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { CalendarDay } from '../../kernel/days.ts';
import { mayBeTaken, type CallFailure } from '../../kernel/call-failure.ts';
import type { NotViable, ObjectiveNotSaved, ObjectivesFull, SaveObjectiveFailure } from '../independence.errors.ts';
import type { Objectives } from '../independence.ports.ts';
import type { Objective, Plan } from '../plan.ts';
import { checkedOutlook, planWith } from '../saved-plan.rules.ts';
import type { SavedPlan } from '../saved-plan.ts';
import type { ObjectiveValues } from './objective.form.ts';
import { canAddObjective } from './objective.rules.ts';

/** The result of a saved objective. A new one has an id only if the server tells it. */
export interface SavedObjective {
  readonly outcome: 'created' | 'updated';
  readonly id: number | undefined;
}

/** What an objective is saved in. */
interface Place {
  /** The id of the edited objective. `undefined` makes a new one. */
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
  readonly objectives: Pick<Objectives, 'list' | 'create' | 'update'>;
  /** The server's time. */
  readonly clock: Clock;
}

/** Breaks no plan that holds, and makes none twice. @see spec B §7, B §8; decisions Q068, 0144, 0210, 0228 */
export const makeSaveObjective =
  ({ objectives, clock }: Parts): SaveObjective =>
  (objective, place) =>
    pipe(
      TE.fromEither(checkPlan(objective, place, todayOf(clock)())),
      TE.chainW(() => send(objectives, objective, place)),
    );

const send = (
  objectives: Parts['objectives'],
  objective: ObjectiveValues,
  { id, saved }: Place,
): TE.TaskEither<ObjectivesFull | ObjectiveNotSaved, SavedObjective> =>
  id === undefined
    ? create(objectives, objective, saved)
    : pipe(
        objectives.update(id, objective),
        TE.bimap(notSaved, (): SavedObjective => ({ outcome: 'updated', id })),
      );

/** One that came to the list since the form opened is this one: its answer was lost. It looks again at the end. */
const create = (
  objectives: Parts['objectives'],
  objective: ObjectiveValues,
  saved: SavedPlan,
): TE.TaskEither<ObjectivesFull | ObjectiveNotSaved, SavedObjective> => {
  const madeIn = (kept: readonly Objective[]) =>
    kept.find((one) => isSame(one, objective) && saved.objectives.every(({ id }) => id !== one.id));
  const demandMade = (why: CallFailure): TE.TaskEither<CallFailure, number | undefined> =>
    mayBeTaken(why)
      ? pipe(
          objectives.list,
          TE.chainEitherK(flow(madeIn, E.fromNullable(why))),
          TE.bimap(
            () => why,
            ({ id }) => id,
          ),
        )
      : TE.left(why);
  return pipe(
    objectives.list,
    TE.mapLeft(notSaved),
    TE.chainW((kept): TE.TaskEither<ObjectivesFull | ObjectiveNotSaved, number | undefined> => {
      const made = madeIn(kept);
      if (made !== undefined) return TE.right(made.id);
      if (!canAddObjective(kept)) return TE.left({ _tag: 'ObjectivesFull' });
      return pipe(objectives.create(objective), TE.orElse(demandMade), TE.mapLeft(notSaved));
    }),
    TE.map((id) => ({ outcome: 'created', id })),
  );
};

const isSame = (one: Objective, { title, amount, year, color }: ObjectiveValues): boolean =>
  one.title === title && one.amount === amount && one.year === year && one.color === color;

const notSaved = (why: CallFailure): ObjectiveNotSaved => ({ _tag: 'ObjectiveNotSaved', why });

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

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ObjectiveNotSaved } from '../independence.errors.ts';
import type { Objectives } from '../independence.ports.ts';
import type { ObjectiveValues } from './objective.form.ts';

/** The result of a saved objective. A new one has an id only if the server tells it. */
export interface SavedObjective {
  readonly outcome: 'created' | 'updated';
  readonly id: number | undefined;
}

/**
 * Saves the values of the form of an objective.
 *
 * @param id of the edited objective. `undefined` makes a new one, and a second call makes a second one
 */
type SaveObjective = (
  objective: ObjectiveValues,
  id: number | undefined,
) => TE.TaskEither<ObjectiveNotSaved, SavedObjective>;

/** @see spec B §7 `POST liberty/objective/{id or 0}`, B §8 Financial independence; decisions Q068, 0144 */
export const makeSaveObjective =
  (objectives: Pick<Objectives, 'create' | 'update'>): SaveObjective =>
  (objective, id) =>
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

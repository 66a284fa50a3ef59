import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ObjectiveNotSaved } from './independence.errors.ts';
import type { Objectives } from './independence.ports.ts';
import type { ObjectiveValues } from './objective.form.ts';

/**
 * Saves what the form of an objective handed on.
 *
 * @param id of the objective that was edited; `undefined` makes a new one. A new one is not repeatable.
 */
export type SaveObjective = (
  objective: ObjectiveValues,
  id: number | undefined,
) => TE.TaskEither<ObjectiveNotSaved, 'created' | 'updated'>;

/** @see spec B §7 `POST liberty/objective/{id or 0}`, B §8 Financial independence; decision Q068 */
export const makeSaveObjective =
  (objectives: Pick<Objectives, 'create' | 'update'>): SaveObjective =>
  (objective, id) =>
    pipe(
      id === undefined ? objectives.create(objective) : objectives.update(id, objective),
      TE.bimap(
        (why) => ({ _tag: 'ObjectiveNotSaved', why }),
        () => (id === undefined ? 'created' : 'updated'),
      ),
    );

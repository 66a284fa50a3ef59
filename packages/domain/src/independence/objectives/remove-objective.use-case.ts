import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ObjectiveNotRemoved } from '../independence.errors.ts';
import type { Objectives } from '../independence.ports.ts';
import type { Objective } from '../plan.ts';

/** Removes an objective after a yes. @param asked asks `removalQuestion`; its failure is why nobody could ask */
export type RemoveObjective = <F>(
  objective: Pick<Objective, 'id'>,
  asked: TE.TaskEither<F, boolean>,
) => TE.TaskEither<F | ObjectiveNotRemoved, 'removed' | 'kept'>;

/**
 * Makes no call when the client says no. After a failure the list says whether the objective is gone all the same: the
 * answer was lost, or somebody removed it elsewhere.
 * @see spec B §4 Objectives, B §5, B §8 Financial independence; decision 0228
 */
export const makeRemoveObjective =
  (objectives: Pick<Objectives, 'remove' | 'list'>): RemoveObjective =>
  ({ id }, asked) =>
    pipe(
      asked,
      TE.chainW(
        (isWanted): TE.TaskEither<ObjectiveNotRemoved, 'removed' | 'kept'> =>
          isWanted
            ? pipe(
                objectives.remove(id),
                TE.orElse((why) => demandGone(objectives, id, why)),
                TE.bimap(
                  (why) => ({ _tag: 'ObjectiveNotRemoved', why }),
                  () => 'removed',
                ),
              )
            : TE.right('kept'),
      ),
    );

/** Fails with the failure of the removal, unless the list has no such objective any more. */
const demandGone = (
  { list }: Pick<Objectives, 'list'>,
  id: number,
  why: CallFailure,
): TE.TaskEither<CallFailure, void> =>
  pipe(
    list,
    TE.filterOrElse(
      (kept) => kept.every((one) => one.id !== id),
      () => why,
    ),
    TE.bimap(
      () => why,
      () => undefined,
    ),
  );

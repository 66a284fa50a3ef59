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

/** After a failure the list says whether it is gone all the same. @see spec B §4, B §5, B §8; decision 0228 */
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

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ObjectiveNotRemoved } from '../independence.errors.ts';
import type { Objectives } from '../independence.ports.ts';
import type { Objective } from '../plan.ts';

/**
 * Removes an objective after the client says yes.
 *
 * @param asked asks the client `removalQuestion`. Answers whether the client said yes, or why nobody could ask
 */
export type RemoveObjective = <F>(
  objective: Pick<Objective, 'id'>,
  asked: TE.TaskEither<F, boolean>,
) => TE.TaskEither<F | ObjectiveNotRemoved, 'removed' | 'kept'>;

/** Makes no call when the client says no. @see spec B §4 Objectives, B §5, B §8 Financial independence */
export const makeRemoveObjective =
  (objectives: Pick<Objectives, 'remove'>): RemoveObjective =>
  ({ id }, asked) =>
    pipe(
      asked,
      TE.chainW(
        (isWanted): TE.TaskEither<ObjectiveNotRemoved, 'removed' | 'kept'> =>
          isWanted
            ? pipe(
                objectives.remove(id),
                TE.bimap(
                  (why) => ({ _tag: 'ObjectiveNotRemoved', why }),
                  () => 'removed',
                ),
              )
            : TE.right('kept'),
      ),
    );

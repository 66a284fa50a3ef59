import type { CallFailure } from '@aroeira/domain/kernel';
import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';

/**
 * Runs a load once. A caller during the load waits for the same answer, and a later caller gets the kept answer. A
 * failure goes to the callers who waited for it and is not kept.
 *
 * @see decision Q153
 */
export const askedOnce = <A>(load: TaskEither<CallFailure, A>): TaskEither<CallFailure, A> => {
  let held: Promise<Either<CallFailure, A>> | undefined;
  const ask = async (): Promise<Either<CallFailure, A>> => {
    const answer = await load();
    if (answer._tag === 'Left') held = undefined;
    return answer;
  };
  return () => (held ??= ask());
};

import type { CallFailure } from '@aroeira/domain/kernel';
import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';

/**
 * A load that is asked for once: who asks meanwhile gets the same answer, who asks later the one that is held. A failure
 * is told to those who waited for it, and never held.
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

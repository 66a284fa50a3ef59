import type { CallFailure } from '@aroeira/domain/kernel';
import type { Either } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';

/**
 * Runs a load once. A caller during the load waits for the same answer, and a later caller gets the kept answer. A
 * failure goes to the waiting callers and is not kept.
 *
 * The end of a session goes to the caller who asked, and to nobody else: those who waited may be signed in as another
 * client. They ask again, once.
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
  return async () => {
    if (held === undefined) return (held = ask());
    const answer = await held;
    return answer._tag === 'Left' && answer.left._tag === 'NoSession' ? (held ??= ask()) : answer;
  };
};

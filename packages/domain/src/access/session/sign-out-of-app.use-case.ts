import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { SignOutFailure } from '../access.errors.ts';
import type { SignInParts } from '../access.ports.ts';
import { clearSessionOf } from '../device-memory.ts';
import { withSession, type SignOut } from './stored-session.ts';

/**
 * "Close app" ends the session, even when the server does not answer. The saved accounts stay.
 *
 * @see spec A §4 Session handling; decisions Q029, Q030
 */
export const makeSignOutOfApp = ({ sessions, memory }: Pick<SignInParts, 'sessions' | 'memory'>): SignOut =>
  pipe(
    withSession(memory, (session) =>
      pipe(
        sessions.endApp(session),
        TE.mapLeft((why): SignOutFailure => ({ _tag: 'AppSignOutFailed', why })),
      ),
    ),
    // A client who asked to leave must not stay signed in, so this runs after a success and after a failure.
    (ended) => async () => {
      const left = O.toUndefined(memory.session.read());
      const answer = await ended();
      if (left !== undefined) clearSessionOf(memory, left);
      if (O.isNone(memory.session.read())) memory.challenge.clear();
      return answer;
    },
  );

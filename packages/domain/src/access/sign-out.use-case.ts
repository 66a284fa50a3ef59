import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { SignOutFailure } from './access.errors.ts';
import type { DeviceMemory, Sessions } from './access.ports.ts';
import { withoutAccount } from './saved-accounts.rules.ts';
import { isSignedIn, type SignedInSession } from './session.ts';

/** Ends the session; nothing happens without one. */
export type SignOut = TE.TaskEither<SignOutFailure, void>;

/**
 * "Close app": the session goes whatever the server answers, the saved accounts stay.
 *
 * @see spec A §4 Session handling; decisions Q029, Q030
 */
export const makeSignOutOfApp = (sessions: Sessions, memory: DeviceMemory): SignOut =>
  pipe(
    signedIn(memory),
    TE.chain(
      O.match(
        () => TE.right<SignOutFailure, void>(undefined),
        (session) =>
          pipe(
            sessions.endApp(session),
            TE.mapLeft((why): SignOutFailure => ({ _tag: 'AppSignOutFailed', why })),
          ),
      ),
    ),
    // Whoever asked to leave must not stay signed in, so this comes after success and failure alike.
    (ended) => async () => {
      const answer = await ended();
      memory.session.clear();
      memory.challenge.clear();
      return answer;
    },
  );

/**
 * "Leave account": the only exit that forgets the account. When the server does not answer nothing is removed.
 *
 * @see spec A §4 Session handling; decisions Q029, Q030
 */
export const makeLeaveAccount = (sessions: Sessions, memory: DeviceMemory): SignOut =>
  pipe(
    signedIn(memory),
    TE.chain(
      O.match(
        () => TE.right<SignOutFailure, void>(undefined),
        (session) =>
          pipe(
            sessions.endSession(session),
            TE.mapLeft((why): SignOutFailure => ({ _tag: 'SessionSignOutFailed', why })),
            TE.chainIOK(() => () => forget(memory, session)),
          ),
      ),
    ),
  );

/**
 * Revokes the tokens of a session that is left behind at /login, and keeps who it was. The tokens go whatever the
 * server answers.
 *
 * @see spec A §2 Login screen; decisions Q030, Q037
 */
export const makeRevokeTokens = (sessions: Sessions, memory: DeviceMemory): SignOut =>
  pipe(
    signedIn(memory),
    TE.chain(
      O.match(
        () => TE.right<SignOutFailure, void>(undefined),
        (session) => async () => {
          const answer = await sessions.revoke(session)();
          memory.session.write({ ...session, tokens: undefined })();
          return pipe(
            TE.fromEither(answer),
            TE.mapLeft((why): SignOutFailure => ({ _tag: 'RevokeFailed', why })),
          )();
        },
      ),
    ),
  );

const signedIn = (memory: DeviceMemory): TE.TaskEither<SignOutFailure, O.Option<SignedInSession>> =>
  TE.fromIO(() => O.filter(isSignedIn)(memory.session.read()));

const forget = (memory: DeviceMemory, session: SignedInSession): void => {
  const rest = withoutAccount(O.getOrElseW(() => [])(memory.savedAccounts.read()), session.clientId);
  if (rest._tag === 'Right') memory.savedAccounts.write(rest.right)();
  memory.session.clear();
  memory.lastDocument.clear();
  memory.challenge.clear();
  memory.quickAccess.clear();
  memory.quickAccessSkippedOn.clear();
};

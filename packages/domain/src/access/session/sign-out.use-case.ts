import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { SignOutFailure } from '../access.errors.ts';
import type { DeviceMemory, Sessions } from '../access.ports.ts';
import { accountsOn, signedInOn } from '../device-memory.ts';
import { withoutAccount } from '../returning/saved-accounts.rules.ts';
import type { SignedInSession } from '../session.ts';

/** Ends the session; nothing happens without one. */
export type SignOut = TE.TaskEither<SignOutFailure, void>;

/**
 * "Close app": the session goes whatever the server answers, the saved accounts stay.
 *
 * @see spec A §4 Session handling; decisions Q029, Q030
 */
export const makeSignOutOfApp = ({
  sessions,
  memory,
}: {
  readonly sessions: Sessions;
  readonly memory: DeviceMemory;
}): SignOut =>
  pipe(
    withSession(memory, (session) =>
      pipe(
        sessions.endApp(session),
        TE.mapLeft((why): SignOutFailure => ({ _tag: 'AppSignOutFailed', why })),
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
export const makeLeaveAccount = ({
  sessions,
  memory,
}: {
  readonly sessions: Sessions;
  readonly memory: DeviceMemory;
}): SignOut =>
  withSession(memory, (session) =>
    pipe(
      sessions.endSession(session),
      TE.mapLeft((why): SignOutFailure => ({ _tag: 'SessionSignOutFailed', why })),
      TE.chainIOK(() => () => forget(memory, session)),
    ),
  );

/**
 * Revokes the tokens of a session that is left behind at /login, and keeps who it was. The tokens go whatever the
 * server answers.
 *
 * @see spec A §2 Login screen; decisions Q030, Q037
 */
export const makeRevokeTokens = ({
  sessions,
  memory,
}: {
  readonly sessions: Sessions;
  readonly memory: DeviceMemory;
}): SignOut =>
  withSession(memory, (session) => async () => {
    const answer = await sessions.revoke(session)();
    memory.session.write({ ...session, tokens: undefined })();
    return E.mapLeft((why: CallFailure): SignOutFailure => ({ _tag: 'RevokeFailed', why }))(answer);
  });

/** Does it to the session that is stored, if one is. */
const withSession = (memory: DeviceMemory, end: (session: SignedInSession) => SignOut): SignOut =>
  pipe(
    TE.fromIO(() => signedInOn(memory)),
    TE.chain(O.match(() => TE.right<SignOutFailure, void>(undefined), end)),
  );

const forget = (memory: DeviceMemory, session: SignedInSession): void => {
  const rest = withoutAccount(accountsOn(memory), session.clientId);
  if (rest._tag === 'Right') memory.savedAccounts.write(rest.right)();
  memory.session.clear();
  memory.lastDocument.clear();
  memory.challenge.clear();
  memory.quickAccess.clear();
  memory.quickAccessSkippedOn.clear();
};

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { SignOutFailure } from '../access.errors.ts';
import type { DeviceMemory, Sessions } from '../access.ports.ts';
import { accountsOn, changeSessionOf, clearSessionOf, quietly, signedInOn } from '../device-memory.ts';
import { isCredentialOf } from '../quick-access/quick-access.rules.ts';
import { withoutAccount } from '../returning/saved-accounts.rules.ts';
import type { Session, SignedInSession } from '../session.ts';

/** Ends the session; nothing happens without one. */
export type SignOut = TE.TaskEither<SignOutFailure, void>;

interface Parts {
  readonly sessions: Sessions;
  readonly memory: DeviceMemory;
}

/**
 * "Close app": the session goes whatever the server answers, the saved accounts stay.
 *
 * @see spec A §4 Session handling; decisions Q029, Q030
 */
export const makeSignOutOfApp = ({ sessions, memory }: Parts): SignOut =>
  pipe(
    withSession(memory, (session) =>
      pipe(
        sessions.endApp(session),
        TE.mapLeft((why): SignOutFailure => ({ _tag: 'AppSignOutFailed', why })),
      ),
    ),
    // A client who asked to leave must not stay signed in, so this follows a failure too.
    (ended) => async () => {
      const left = O.toUndefined(memory.session.read());
      const answer = await ended();
      if (left !== undefined) clearSessionOf(memory, left);
      if (O.isNone(memory.session.read())) memory.challenge.clear();
      return answer;
    },
  );

/**
 * "Leave account": the only exit that forgets the account. When the server does not answer nothing is removed.
 *
 * @see spec A §4 Session handling; decisions Q029, Q030
 */
export const makeLeaveAccount = ({ sessions, memory }: Parts): SignOut =>
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
export const makeRevokeTokens = ({ sessions, memory }: Parts): SignOut =>
  withSession(memory, (session) => async () => {
    const answer = await sessions.revoke(session)();
    changeSessionOf(memory, session, (stored) => ({ ...stored, tokens: undefined }));
    return E.mapLeft((why: CallFailure): SignOutFailure => ({ _tag: 'RevokeFailed', why }))(answer);
  });

/** Ends a session that a sign-in opened after its client went elsewhere. Never fails: nobody waits for it. */
export type AbandonSignIn = (opened: SignedInSession) => TE.TaskEither<never, void>;

/** The stored session loses its tokens only when they are those of the session to end. @see decision Q037 */
export const makeAbandonSignIn =
  ({ sessions, memory }: { readonly sessions: Sessions; readonly memory: DeviceMemory }): AbandonSignIn =>
  (opened) =>
    pipe(
      quietly(sessions.revoke(opened)),
      TE.chainIOK(() => () => {
        const isTheSame = (stored: Session) => stored.tokens?.refresh === opened.tokens.refresh;
        changeSessionOf(memory, opened, (stored) => (isTheSame(stored) ? { ...stored, tokens: undefined } : stored));
      }),
    );

/** Does it to the session that is stored, if one is. */
const withSession = (memory: DeviceMemory, end: (session: SignedInSession) => SignOut): SignOut =>
  pipe(
    TE.fromIO(() => signedInOn(memory)),
    TE.chain(O.match(() => TE.right<SignOutFailure, void>(undefined), end)),
  );

const forget = (memory: DeviceMemory, session: SignedInSession): void => {
  const rest = withoutAccount(accountsOn(memory), session.clientId);
  if (rest._tag === 'Right') memory.savedAccounts.write(rest.right)();
  if (isCredentialOf(session, memory.quickAccess.read())) memory.quickAccess.clear();
  clearSessionOf(memory, session);
  // Another client signed in meanwhile: what else the device remembers is about that one.
  if (O.isSome(memory.session.read())) return;
  memory.lastDocument.clear();
  memory.challenge.clear();
  memory.quickAccess.clear();
  memory.quickAccessSkippedOn.clear();
};

import { constTrue, pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { SignInFailure, CodeFailure } from '../access.errors.ts';
import type { Authenticator, Consents, Credentials, DeviceMemory, SignInAnswer, SignInParts } from '../access.ports.ts';
import { interruptedOn, putBack } from '../session/interrupted.ts';
import { accountsOn, storedSessionOf } from '../device-memory.ts';
import { accountOf, withSignedIn } from '../returning/saved-accounts.rules.ts';
import { isSignedIn, type Challenge, type ConsentStatus, type SignedInSession } from '../session.ts';
import { afterSignIn, type Destination } from '../session/hold.rules.ts';

/** What comes next in a sign-in. The web opens a dialog or a route for it. The command line asks or stops. */
export type SignInStep =
  | { readonly _tag: 'CodeDue'; readonly challenge: Challenge }
  | { readonly _tag: 'ConsentDue'; readonly session: SignedInSession; readonly consent: ConsentStatus }
  | { readonly _tag: 'Done'; readonly session: SignedInSession; readonly destination: Destination };

/**
 * Signs a client in by password. Answers the next step and never navigates.
 *
 * @param isWanted whether the client still waits for the answer, by default yes. When the client has left, nothing is
 * stored, and the caller ends the session that the server opened
 */
export type SignIn = (credentials: Credentials, isWanted?: IO<boolean>) => TE.TaskEither<SignInFailure, SignInStep>;

/**
 * Takes the server's answer to a password or to quick access, and finds the next step. Runs `ask` again when two-step
 * verification was turned off before the code was sent. Sends no code to a client who left.
 */
export type CompleteSignIn = <F>(
  ask: TE.TaskEither<F | SignInFailure, SignInAnswer>,
  isWanted?: IO<boolean>,
) => TE.TaskEither<F | SignInFailure, SignInStep>;

type Parts = Omit<SignInParts, 'sessions'>;

/**
 * Opens the session, or sends a code when the server wants one first. While a sign-in waits for its code, the device
 * stores only the challenge.
 *
 * @see spec A §4 Sign-in 1 to 5; decision 0118
 */
export const makeCompleteSignIn = ({ authenticator, consents, memory }: Parts): CompleteSignIn => {
  const open = openSession(consents, memory);
  return <F>(ask: TE.TaskEither<F | SignInFailure, SignInAnswer>, isWanted: IO<boolean> = constTrue) =>
    pipe(
      ask,
      TE.chain((answer) => {
        if (answer._tag === 'SignedIn') return isWanted() ? open<F>(answer.session) : TE.right(done(answer.session));
        const { challenge } = answer;
        if (!isWanted()) return TE.right(codeDue(challenge));
        return pipe(
          sendFirstCode(authenticator, memory)(challenge),
          TE.chainW((sent) => (sent === 'sent' ? TE.right(codeDue(challenge)) : pipe(ask, TE.chain(reopen<F>(open))))),
        );
      }),
    );
};

/** Signs in by a password. Sends the sign-in id of the saved account with that document, if there is one. */
export const makeSignIn = ({ authenticator, consents, memory }: Parts): SignIn => {
  const complete = makeCompleteSignIn({ authenticator, consents, memory });
  return (credentials, isWanted) =>
    complete(
      pipe(
        TE.fromIO(loginIdOf(memory, credentials)),
        TE.chain((loginId) => authenticator.signIn(credentials, loginId)),
      ),
      isWanted,
    );
};

const codeDue = (challenge: Challenge): SignInStep => ({ _tag: 'CodeDue', challenge });

/** @see spec A §4 Sign-in 1, 5 */
const sendFirstCode = (authenticator: Authenticator, memory: DeviceMemory) => (challenge: Challenge) =>
  pipe(
    TE.fromIO(memory.challenge.write(challenge)),
    TE.chain(() => authenticator.sendCode(challenge)),
  );

/**
 * Opens the session after two-step verification was turned off between password and code. The password alone is enough
 * then. A server that still sends a challenge contradicts itself.
 *
 * @see spec A §4 Returning-user Enter "mfa_disabled turns the check off"
 */
const reopen =
  <F>(open: (session: SignedInSession) => TE.TaskEither<F | SignInFailure, SignInStep>) =>
  (answer: SignInAnswer): TE.TaskEither<F | SignInFailure, SignInStep> =>
    answer._tag === 'SignedIn' ? open(answer.session) : TE.left({ _tag: 'Unreadable', path: 'mfa' });

/**
 * Keeps a new session and its account, drops the challenge, then asks whether the client consented. When the server
 * does not tell, the device gets back what it knew before.
 */
const openSession =
  (consents: Consents, memory: DeviceMemory) =>
  <F>(opened: SignedInSession): TE.TaskEither<F | SignInFailure, SignInStep> =>
    pipe(
      TE.fromIO(interruptedOn(memory)),
      TE.chain((interrupted) =>
        pipe(
          TE.fromIO(remember(memory, opened)),
          TE.chain((session) => pipe(consents.status(session.document), TE.chainW(stepOf(memory, session)))),
          TE.tapError(() => TE.fromIO(putBack(memory, interrupted, opened))),
        ),
      ),
    );

const stepOf =
  (memory: DeviceMemory, session: SignedInSession) =>
  (consent: ConsentStatus): TE.TaskEither<CallFailure, SignInStep> =>
    consent.isAccepted ? enterAs(memory, session) : TE.right({ _tag: 'ConsentDue', session, consent });

const done = (session: SignedInSession): SignInStep => ({ _tag: 'Done', session, destination: afterSignIn(session) });

/**
 * Opens the portal for the stored session, because the client consented.
 *
 * @returns the next step. Fails with `NoSession` when the session ended or another client signed in meanwhile
 */
export const enterAs = (memory: DeviceMemory, client: SignedInSession): TE.TaskEither<CallFailure, SignInStep> =>
  pipe(
    TE.fromIO(() => O.filter(isSignedIn)(storedSessionOf(memory, client))),
    TE.chainOptionK((): CallFailure => ({ _tag: 'NoSession', reason: 'none' }))((stored) => stored),
    TE.map((stored) => ({ ...stored, isConsentDue: false })),
    TE.tapIO((entered) => memory.session.write(entered)),
    TE.map(done),
  );

const loginIdOf =
  (memory: DeviceMemory, { document }: Credentials): IO<O.Option<string>> =>
  () =>
    O.fromNullable(accountOf(accountsOn(memory), document)?.loginId);

/** Keeps a session and its account. The session opens nothing until the client consents. */
export const remember =
  (memory: DeviceMemory, opened: SignedInSession): IO<SignedInSession> =>
  () => {
    const accounts = withSignedIn(accountsOn(memory), opened);
    const isMainAccount = accounts.some(({ clientId, isMain }) => isMain && clientId === opened.clientId);
    const session = { ...opened, isMainAccount, isConsentDue: true };
    memory.savedAccounts.write(accounts)();
    memory.session.write(session)();
    memory.lastDocument.write(session.document)();
    memory.challenge.clear();
    return session;
  };

/** Sends the two-step code that answers a challenge. An empty code makes no call. */
export type EnterCode = (challenge: Challenge, code: string) => TE.TaskEither<CodeFailure | SignInFailure, SignInStep>;

/**
 * Opens the session after a valid code, then checks the consent.
 *
 * @see spec A §4 Sign-in 1
 */
export const makeEnterCode =
  ({ authenticator, consents, memory }: Omit<SignInParts, 'sessions'>): EnterCode =>
  (challenge, code) =>
    pipe(
      TE.of<CodeFailure, string>(code.trim()),
      TE.filterOrElse(
        (typed) => typed !== '',
        (): CodeFailure => ({ _tag: 'CodeMissing' }),
      ),
      TE.chain((typed) => authenticator.enterCode(challenge, typed)),
      TE.chain((session) => openSession(consents, memory)<CodeFailure>(session)),
    );

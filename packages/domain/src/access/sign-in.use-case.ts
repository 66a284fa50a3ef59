import { constVoid, pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { SignInFailure } from './access.errors.ts';
import type { Authenticator, Consents, Credentials, DeviceMemory } from './access.ports.ts';
import { accountOf, withSignedIn } from './saved-accounts.rules.ts';
import type { Challenge, ConsentStatus, SignedInSession } from './session.ts';
import { afterSignIn, type Destination } from './sign-in.rules.ts';

/** What comes next in a sign-in. The web opens a dialog or a route for it, the CLI asks or stops. */
export type SignInStep =
  | { readonly _tag: 'CodeDue'; readonly challenge: Challenge }
  | { readonly _tag: 'ConsentDue'; readonly session: SignedInSession; readonly consent: ConsentStatus }
  | { readonly _tag: 'Done'; readonly session: SignedInSession; readonly destination: Destination };

/** Signs a client in by password. Answers the next step and never navigates. */
export type SignIn = (credentials: Credentials) => TE.TaskEither<SignInFailure, SignInStep>;

/**
 * A right password opens the session, or sends a code when the server wants one first. Nothing is stored of a sign-in
 * that waits for its code but the challenge itself.
 *
 * @see spec A §4 Sign-in 1 to 5
 */
export const makeSignIn =
  (authenticator: Authenticator, consents: Consents, memory: DeviceMemory): SignIn =>
  (credentials) =>
    pipe(
      TE.fromIO(loginIdOf(memory, credentials)),
      TE.chain((loginId) => authenticator.signIn(credentials, loginId)),
      TE.chain((answer): TE.TaskEither<SignInFailure, SignInStep> => {
        if (answer._tag === 'SignedIn') return openSession(consents, memory)(answer.session);
        const { challenge } = answer;
        return pipe(
          TE.fromIO(memory.challenge.write(challenge)),
          TE.chain(() => authenticator.sendCode(challenge)),
          TE.map((): SignInStep => ({ _tag: 'CodeDue', challenge })),
        );
      }),
    );

/** Keeps a new session and its account, drops the challenge, then asks whether the client consented. */
export const openSession =
  (consents: Consents, memory: DeviceMemory) =>
  <F>(session: SignedInSession): TE.TaskEither<F | SignInFailure, SignInStep> =>
    pipe(
      TE.fromIO(remember(memory, session)),
      TE.chain(() => consents.status(session.document)),
      TE.map(
        (consent): SignInStep =>
          consent.isAccepted
            ? { _tag: 'Done', session, destination: afterSignIn(session) }
            : { _tag: 'ConsentDue', session, consent },
      ),
    );

const loginIdOf =
  (memory: DeviceMemory, { document }: Credentials): IO<O.Option<string>> =>
  () =>
    pipe(
      memory.savedAccounts.read(),
      O.chainNullableK((accounts) => accountOf(accounts, document)?.loginId),
    );

const remember =
  (memory: DeviceMemory, session: SignedInSession): IO<void> =>
  () => {
    const accounts = withSignedIn(O.getOrElseW(() => [])(memory.savedAccounts.read()), session);
    const isMainAccount = accounts.some(({ clientId, isMain }) => isMain && clientId === session.clientId);
    memory.savedAccounts.write(accounts)();
    memory.session.write({ ...session, isMainAccount })();
    memory.lastDocument.write(session.document)();
    memory.challenge.clear();
    return constVoid();
  };

import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceMemory, SignInAnswer } from './access.ports.ts';
import type { QuickAccessFailure } from './quick-access.errors.ts';
import type { Biometrics, QuickAccess } from './quick-access.ports.ts';
import { checkCapabilities, isCredentialOf } from './quick-access.rules.ts';
import type { SavedAccount } from './session.ts';
import type { CompleteSignIn, SignInStep } from './sign-in.use-case.ts';

/**
 * Signs a saved account in by the device's biometrics. `none` when that was not attempted, because the account is not
 * the main one or registered no credential on this device: then the password is asked for, and nothing failed.
 */
export type SignInByQuickAccess = (account: SavedAccount) => TE.TaskEither<QuickAccessFailure, O.Option<SignInStep>>;

/** What a sign-in by quick access works with. */
export interface QuickAccessPorts {
  readonly quickAccess: QuickAccess;
  readonly biometrics: Biometrics;
  readonly memory: DeviceMemory;
}

/**
 * A signed challenge is answered as a password is: by a session, or by a challenge of two-step verification (decision
 * Q039). A credential that the server does not know any more is forgotten, so that quick access is offered again.
 *
 * @see spec A §4 Returning-user Enter, A §6
 */
export const makeSignInByQuickAccess =
  ({ quickAccess, biometrics, memory }: QuickAccessPorts, complete: CompleteSignIn): SignInByQuickAccess =>
  (account) =>
    pipe(
      TE.fromIO(memory.quickAccess.read),
      TE.chain((credential) =>
        account.isMain && isCredentialOf(account, credential)
          ? pipe(complete(ask(quickAccess, biometrics)(account)), TE.map(O.some))
          : TE.right<QuickAccessFailure, O.Option<SignInStep>>(O.none),
      ),
      TE.tapError(({ _tag }) =>
        _tag === 'CredentialUnknown' ? TE.fromIO(memory.quickAccess.clear) : TE.of(undefined),
      ),
    );

const ask =
  (quickAccess: QuickAccess, biometrics: Biometrics) =>
  ({ document, loginId }: SavedAccount): TE.TaskEither<QuickAccessFailure, SignInAnswer> =>
    pipe(
      biometrics.capabilities,
      T.map(checkCapabilities),
      TE.chainW(() => quickAccess.requestProof(loginId)),
      TE.chainW((request) =>
        pipe(
          biometrics.prove(request),
          TE.chainW((proof) => quickAccess.signIn({ document, challengeId: request.challengeId, proof })),
        ),
      ),
    );

import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import type * as O from 'fp-ts/Option';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SignInAnswer } from '../access.ports.ts';
import type { QuickAccessFailure, QuickAccessNotAttempted } from './quick-access.errors.ts';
import type { Biometrics, QuickAccess, QuickAccessParts } from './quick-access.ports.ts';
import { checkCapabilities, isCredentialOf } from './quick-access.rules.ts';
import type { QuickAccessCredential } from './quick-access.ts';
import type { SavedAccount } from '../session.ts';
import type { CompleteSignIn, SignInStep } from '../sign-in/sign-in.use-case.ts';

/** Signs a saved account in with the biometrics of the device. The password stays another way in. */
export type SignInByQuickAccess = (
  account: SavedAccount,
  isWanted?: IO<boolean>,
) => TE.TaskEither<QuickAccessFailure | QuickAccessNotAttempted, SignInStep>;

interface Parts extends Omit<QuickAccessParts, 'clock'> {
  readonly completeSignIn: CompleteSignIn;
}

/**
 * The server answers a signed challenge like a password: with a session, or with a challenge of two-step verification
 * (decision 0118). A credential that the server does not know any more is forgotten, so that the product offers quick
 * access again.
 *
 * @see spec A §4 Returning-user Enter, A §6
 */
export const makeSignInByQuickAccess =
  ({ quickAccess, biometrics, memory, completeSignIn }: Parts): SignInByQuickAccess =>
  (account, isWanted) =>
    pipe(
      TE.fromIO<O.Option<QuickAccessCredential>, Failure>(memory.quickAccess.read),
      TE.chain((credential) =>
        account.isMain && isCredentialOf(account, credential)
          ? completeSignIn<Failure>(ask(quickAccess, biometrics)(account), isWanted)
          : TE.left<Failure>({ _tag: 'NotAttempted' }),
      ),
      TE.tapError(({ _tag }) =>
        _tag === 'CredentialUnknown' ? TE.fromIO(memory.quickAccess.clear) : TE.of(undefined),
      ),
    );

type Failure = QuickAccessFailure | QuickAccessNotAttempted;

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

import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { EnableQuickAccessFailure } from './quick-access.errors.ts';
import type { QuickAccessParts } from './quick-access.ports.ts';
import { checkCapabilities, isCredentialOf } from './quick-access.rules.ts';
import type { SignedInSession } from '../session.ts';

/** Registers this device for a client's quick access. Stores nothing when a step fails. */
type EnableQuickAccess = (session: SignedInSession) => TE.TaskEither<EnableQuickAccessFailure, void>;

/**
 * Checks the device, lets it make a key, registers the public half and remembers it. Quick access is available when
 * the credential is stored.
 *
 * @see spec A §4 Quick access; decision Q126
 */
export const makeEnableQuickAccess =
  ({ quickAccess, biometrics, memory }: Omit<QuickAccessParts, 'clock'>): EnableQuickAccess =>
  (session) =>
    pipe(
      TE.fromIO<void, EnableQuickAccessFailure>(() => undefined),
      // Another tab may have been faster.
      TE.filterOrElse(
        () => !isCredentialOf(session, memory.quickAccess.read()),
        (): EnableQuickAccessFailure => ({ _tag: 'AlreadyRegistered' }),
      ),
      TE.chainW(() => T.map(checkCapabilities)(biometrics.capabilities)),
      TE.chainW(() => quickAccess.requestCredential),
      TE.chainW(biometrics.create),
      TE.tap(quickAccess.register),
      TE.chainIOK(({ credentialId }) => () => {
        memory.quickAccess.write({ credentialId, clientId: session.clientId, loginId: session.loginId })();
        memory.quickAccessSkippedOn.clear();
      }),
    );

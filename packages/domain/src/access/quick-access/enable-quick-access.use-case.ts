import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceMemory } from '../access.ports.ts';
import type { EnableQuickAccessFailure } from './quick-access.errors.ts';
import type { Biometrics, QuickAccess } from './quick-access.ports.ts';
import { checkCapabilities, isCredentialOf } from './quick-access.rules.ts';
import type { SignedInSession } from '../session.ts';

/** Registers this device for a client's quick access. Whatever fails, nothing is stored. */
type EnableQuickAccess = (session: SignedInSession) => TE.TaskEither<EnableQuickAccessFailure, void>;

/**
 * Checks the device, has it make a key, registers the public half, then remembers it. The stored credential is what
 * marks quick access as available.
 *
 * @see spec A §4 Quick access; decision Q126
 */
export const makeEnableQuickAccess =
  (quickAccess: QuickAccess, biometrics: Biometrics, memory: DeviceMemory): EnableQuickAccess =>
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

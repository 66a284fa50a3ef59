import type { QuickAccess, QuickAccessRefusal } from '@aroeira/domain/access';
import { isRefusedWith, type CallFailure } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../../http/http-client.ts';
import { Unread } from '../../http/record.codec.ts';
import { ALREADY_CONNECTED, signInAnswerOf, SignInWire } from '../access.codecs.ts';
import type { DeviceInfo } from '../device-info.ts';
import { assertionOf, attestationOf, CredentialRequestWire, ProofRequestWire } from './quick-access.codecs.ts';

interface Parts {
  readonly http: HttpClient;
  readonly deviceInfo: DeviceInfo;
}

/**
 * Quick access over the portal API. A key is registered with a session. It signs in without one (decision 0020), by
 * the login id of the saved account.
 *
 * @see spec A §7 Auth; decisions Q126, 0002
 */
export const makeHttpQuickAccess = ({ http, deviceInfo }: Parts): QuickAccess => ({
  requestCredential: http.post('authn/register', CredentialRequestWire, {
    acts: true,
    shows: ['type', 'timeout'],
    body: { deviceInfo },
  }),
  register: (credential) => http.post('authn/response', Unread, { acts: true, body: attestationOf(credential) }),
  requestProof: (loginId) =>
    pipe(
      http.post('/webauthn/challenge', ProofRequestWire, {
        acts: true,
        shows: ['type', 'timeout'],
        body: { deviceInfo },
        signedOut: { loginId },
      }),
      TE.mapLeft(refusalOf),
    ),
  signIn: ({ document, challengeId, proof }) =>
    pipe(
      http.post('/webauthn/verify', SignInWire, {
        acts: true,
        shows: ['id', 'mainAccount', 'blockedDevice', 'userStatus'],
        body: { challengeId, assertion: assertionOf(proof) },
        signedOut: { loginId: undefined },
      }),
      TE.bimap(refusalOf, signInAnswerOf(document)),
    ),
});

/** Reads every other refusal as a signature that was not verified. */
const refusalOf = (failure: CallFailure): QuickAccessRefusal => {
  if (failure._tag !== 'Refused') return failure;
  if (isRefusedWith(failure, ALREADY_CONNECTED)) return { _tag: 'AlreadyConnected' };
  if (isRefusedWith(failure, 'login_id_required')) return { _tag: 'LoginIdRequired' };
  if (isRefusedWith(failure, 'credential_not_found')) return { _tag: 'CredentialUnknown' };
  return failure.status === 429 ? { _tag: 'TooManyAttempts' } : { _tag: 'VerificationFailed' };
};

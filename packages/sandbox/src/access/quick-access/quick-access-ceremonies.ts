import type { Static } from '@sinclair/typebox';
import type { RelyingParty } from './quick-access-origin.ts';
import type { Attestation, CreationOptions, ProofBody, ProofOptions } from './quick-access.schemas.ts';
import type { Challenge, StoredCredential, TakenChallenge } from './quick-access.sql.ts';

/** Milliseconds that a client has to answer the device. */
const TIMEOUT = 60_000;

/** EdDSA, ES256 and RS256, as COSE numbers them: what the authenticators of phones and computers sign with. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first ceremony: it is the slowest import of the sandbox. */
const webAuthn = () => import('@simplewebauthn/server');

const publicKey = <A extends object>(rest: A) => ({ type: 'public-key' as const, ...rest });

interface Owner {
  readonly loginId: string;
  readonly name: string;
  readonly email: string;
}

/**
 * What a device is asked to make a key by. No key counts as registered already, so that quick access can be turned on
 * again after it was turned off (decision 0117).
 */
export const creationOptions = (
  { id }: RelyingParty,
  { loginId, name, email }: Owner,
  { bytes }: Challenge,
): Static<typeof CreationOptions> => ({
  challenge: Buffer.from(bytes).toString('base64url'),
  rp: { id, name: 'Aroeira' },
  user: { id: Buffer.from(loginId).toString('base64url'), name: email, displayName: name },
  pubKeyCredParams: ALGORITHMS.map((alg) => publicKey({ alg })),
  timeout: TIMEOUT,
  excludeCredentials: [],
});

/** What a device is asked to sign. */
export const proofOptions = (
  { id }: RelyingParty,
  credential: StoredCredential,
  challenge: Challenge,
): Static<typeof ProofOptions> => ({
  challengeId: challenge.id,
  challenge: Buffer.from(challenge.bytes).toString('base64url'),
  rpId: id,
  timeout: TIMEOUT,
  allowCredentials: [publicKey({ id: credential.id })],
  userVerification: 'required',
});

/** The key that a device made, when it was made for this challenge, for us and by a client who proved who they are. */
export const verifiedKey = async (
  { id, origins }: RelyingParty,
  { isThis }: TakenChallenge,
  response: Static<typeof Attestation>,
): Promise<StoredCredential | undefined> => {
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: isThis,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  } catch {
    // The library throws for whatever is not as it should be, and that is a refusal.
    return undefined;
  }
};

interface Signed {
  readonly challenge: TakenChallenge;
  readonly credential: StoredCredential;
  readonly assertion: Static<typeof ProofBody>['assertion'];
}

/** How often the key says that it was used, when its signature is right and the count went up. */
export const verifiedCount = async (
  { id, origins }: RelyingParty,
  { challenge, credential, assertion }: Signed,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge.isThis,
      expectedOrigin: origins,
      expectedRPID: id,
      requireUserVerification: true,
      credential,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // As above: whatever is wrong is a refusal.
    return undefined;
  }
};

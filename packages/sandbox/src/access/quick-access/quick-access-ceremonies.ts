import type { Static } from '@sinclair/typebox';
import type { RelyingParty } from './quick-access-origin.ts';
import type { Attestation, CreationOptions, ProofBody, ProofOptions } from './quick-access.schemas.ts';
import type { Challenge, StoredCredential, TakenChallenge } from './quick-access.sql.ts';

/** Milliseconds in which a client has to answer the device. */
const TIMEOUT = 60_000;

/** EdDSA, ES256 and RS256 in the numbers of COSE. Phones and computers sign with these. */
const ALGORITHMS = [-8, -7, -257];

/** Loads the library at the first use: it is the slowest import of the sandbox. */
const webAuthn = () => import('@simplewebauthn/server');

const publicKey = <A extends object>(rest: A) => ({ type: 'public-key' as const, ...rest });

interface Owner {
  readonly loginId: string;
  readonly name: string;
  readonly email: string;
}

/** They exclude no key, so that the client can turn quick access on again (decision 0117). */
export const creationOptions = (
  party: RelyingParty,
  { loginId, name, email }: Owner,
  { bytes }: Challenge,
): Static<typeof CreationOptions> => ({
  challenge: Buffer.from(bytes).toString('base64url'),
  rp: { id: party.id, name: party.name },
  user: { id: Buffer.from(loginId).toString('base64url'), name: email, displayName: name },
  pubKeyCredParams: ALGORITHMS.map((alg) => publicKey({ alg })),
  timeout: TIMEOUT,
  excludeCredentials: [],
});

/** The options by which a device signs a challenge. */
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

/** The key that a device made. `undefined` if challenge, site, page or the check of the client is wrong. */
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
    // The library throws for every fault. Every fault is a refusal.
    return undefined;
  }
};

interface Signed {
  readonly challenge: TakenChallenge;
  readonly credential: StoredCredential;
  readonly assertion: Static<typeof ProofBody>['assertion'];
}

/** The key's count of its uses. `undefined` if the signature is wrong or the count did not rise. */
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
    // The library throws for every fault. Every fault is a refusal.
    return undefined;
  }
};

import type { CredentialRequest, NewCredential, Proof, ProofRequest } from '@aroeira/domain/access';
import * as t from 'io-ts';

const Named = t.type({ id: t.string });

/** The part of WebAuthn's `PublicKeyCredentialCreationOptionsJSON` that makes a key. @see decision 0002 */
export const CredentialRequestWire = t.type({
  challenge: t.string,
  rp: t.type({ id: t.string, name: t.string }),
  user: t.type({ id: t.string, name: t.string, displayName: t.string }),
  pubKeyCredParams: t.readonlyArray(t.type({ alg: t.number })),
  excludeCredentials: t.readonlyArray(Named),
  timeout: t.number,
});

/**
 * The part of WebAuthn's `PublicKeyCredentialRequestOptionsJSON` for a signature, and the id of the challenge.
 *
 * @see decision 0002
 */
export const ProofRequestWire = t.type({
  challengeId: t.string,
  challenge: t.string,
  rpId: t.string,
  allowCredentials: t.readonlyArray(Named),
  timeout: t.number,
});

export const credentialRequestOf = (wire: t.TypeOf<typeof CredentialRequestWire>): CredentialRequest => ({
  challenge: wire.challenge,
  relyingParty: wire.rp,
  user: { handle: wire.user.id, name: wire.user.name, displayName: wire.user.displayName },
  algorithms: wire.pubKeyCredParams.map(({ alg }) => alg),
  known: wire.excludeCredentials.map(({ id }) => id),
  timeout: wire.timeout,
});

export const proofRequestOf = (wire: t.TypeOf<typeof ProofRequestWire>): ProofRequest => ({
  challengeId: wire.challengeId,
  challenge: wire.challenge,
  relyingPartyId: wire.rpId,
  credentialIds: wire.allowCredentials.map(({ id }) => id),
  timeout: wire.timeout,
});

const publicKey = (credentialId: string, response: object): object => ({
  id: credentialId,
  rawId: credentialId,
  type: 'public-key',
  response,
  clientExtensionResults: {},
});

/** A new key as WebAuthn's `RegistrationResponseJSON`. */
export const attestationOf = ({ credentialId, clientData, attestation, transports }: NewCredential): object =>
  publicKey(credentialId, { clientDataJSON: clientData, attestationObject: attestation, transports });

/** A signature as WebAuthn's `AuthenticationResponseJSON`. */
export const assertionOf = ({ credentialId, clientData, authenticatorData, signature }: Proof): object =>
  publicKey(credentialId, { clientDataJSON: clientData, authenticatorData, signature });

import { Type } from '@sinclair/typebox';

/** Bytes as WebAuthn's JSON writes them. */
const Bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength });

const PublicKey = Type.Literal('public-key');
const CredentialId = Bytes(1400);
const ChallengeId = Type.String({ format: 'uuid' });
const Milliseconds = Type.Integer({ minimum: 1 });

/** The server does not read what the device says about itself here. @see decision Q127 */
export const DeviceBody = Type.Object({ deviceInfo: Type.Optional(Type.Object({})) });

/** The part of WebAuthn's `PublicKeyCredentialCreationOptionsJSON` that the server fills. */
export const CreationOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: PublicKey, alg: Type.Integer() })),
  timeout: Milliseconds,
  excludeCredentials: Type.Array(Type.Object({ type: PublicKey, id: CredentialId })),
});

/** The part of WebAuthn's `RegistrationResponseJSON` that the server reads. */
export const Attestation = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: Type.Object({ clientDataJSON: Bytes(4000), attestationObject: Bytes(12_000) }),
});

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, with the id that the device sends back in its answer. */
export const ProofOptions = Type.Object({
  challengeId: ChallengeId,
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Milliseconds,
  allowCredentials: Type.Array(Type.Object({ type: PublicKey, id: CredentialId })),
  userVerification: Type.Literal('required'),
});

/** The part of WebAuthn's `AuthenticationResponseJSON` that the server reads, with the id of the challenge. */
export const ProofBody = Type.Object({
  challengeId: ChallengeId,
  assertion: Type.Object({
    id: CredentialId,
    rawId: CredentialId,
    type: PublicKey,
    response: Type.Object({
      clientDataJSON: Bytes(4000),
      authenticatorData: Bytes(4000),
      signature: Bytes(2000),
    }),
  }),
});

import { Type } from '@sinclair/typebox';

/** Bytes as WebAuthn's JSON writes them. */
const Bytes = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength });

const PublicKey = Type.Literal('public-key');
const CredentialId = Bytes(1400);
const ChallengeId = Type.String({ format: 'uuid' });
const Milliseconds = Type.Integer({ minimum: 1 });

/** What the device says of itself (decision Q127). It is not trusted with anything. */
export const DeviceBody = Type.Object({ deviceInfo: Type.Optional(Type.Object({})) });

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`, as far as we fill it. */
export const CreationOptions = Type.Object({
  challenge: Type.String(),
  rp: Type.Object({ id: Type.String(), name: Type.String() }),
  user: Type.Object({ id: Type.String(), name: Type.String(), displayName: Type.String() }),
  pubKeyCredParams: Type.Array(Type.Object({ type: PublicKey, alg: Type.Integer() })),
  timeout: Milliseconds,
  excludeCredentials: Type.Array(Type.Object({ type: PublicKey, id: CredentialId })),
});

/** WebAuthn's `RegistrationResponseJSON`, as far as it is read. */
export const Attestation = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKey,
  response: Type.Object({ clientDataJSON: Bytes(4000), attestationObject: Bytes(12_000) }),
});

/** What is to be signed: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`, and the name to answer it by. */
export const ProofOptions = Type.Object({
  challengeId: ChallengeId,
  challenge: Type.String(),
  rpId: Type.String(),
  timeout: Milliseconds,
  allowCredentials: Type.Array(Type.Object({ type: PublicKey, id: CredentialId })),
  userVerification: Type.Literal('required'),
});

/** WebAuthn's `AuthenticationResponseJSON`, as far as it is read, beside the challenge that it answers. */
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

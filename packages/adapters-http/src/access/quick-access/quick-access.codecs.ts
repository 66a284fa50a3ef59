import type { NewCredential, Proof } from '@aroeira/domain/access';
import * as t from 'io-ts';
import { field, recordOnWire } from '../../http/record.codec.ts';

const Ids = t.readonlyArray(field('id', t.string));

/** The part of WebAuthn's `PublicKeyCredentialCreationOptionsJSON` that makes a key. @see decision 0002 */
export const CredentialRequestWire = recordOnWire(
  'CredentialRequest',
  {
    challenge: t.string,
    relyingParty: t.type({ id: t.string, name: t.string }),
    user: recordOnWire('User', { handle: t.string, name: t.string, displayName: t.string }, { handle: 'id' }),
    algorithms: t.readonlyArray(field('alg', t.number)),
    known: Ids,
    timeout: t.number,
  },
  { relyingParty: 'rp', algorithms: 'pubKeyCredParams', known: 'excludeCredentials' },
);

/**
 * The part of WebAuthn's `PublicKeyCredentialRequestOptionsJSON` for a signature, and the id of the challenge.
 *
 * @see decision 0002
 */
export const ProofRequestWire = recordOnWire(
  'ProofRequest',
  { challengeId: t.string, challenge: t.string, relyingPartyId: t.string, credentialIds: Ids, timeout: t.number },
  { relyingPartyId: 'rpId', credentialIds: 'allowCredentials' },
);

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

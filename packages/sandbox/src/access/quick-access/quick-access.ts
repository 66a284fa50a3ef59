import type { Static } from '@sinclair/typebox';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Services } from '../../http/api.ts';
import { audit } from '../audit.sql.ts';
import { stillIn, type Caller } from '../caller.ts';
import { clientOfDevice } from '../client-of.sql.ts';
import { verifiedCount, verifiedKey } from './quick-access-ceremonies.ts';
import type { RelyingParty } from './quick-access-origin.ts';
import type { Attestation, ProofBody } from './quick-access.schemas.ts';
import { countUse, credentialOf, keepCredential, takeCeremony } from './quick-access.sql.ts';
import { admit, type AdmissionOutcome } from '../sign-in/sign-in.ts';

interface Registration {
  readonly party: RelyingParty;
  readonly attestation: Static<typeof Attestation>;
  readonly address: string;
}

/** Keeps the key that the caller's device made. @returns whether it was kept */
export const registerKey = async (
  { db, clock }: Services,
  caller: Caller,
  { party, attestation, address }: Registration,
): Promise<boolean> => {
  const { clientId, loginId } = caller;
  const now = clock.now();
  const challenge = await takeCeremony(db, { purpose: 'register', loginId, now });
  const credential = challenge && (await verifiedKey(party, challenge, attestation));
  if (credential === undefined) return false;
  await withClient(db, clientId, async ({ tx }) => {
    await stillIn(tx, caller);
    await keepCredential(tx, { loginId, clientId, credential, now });
    await audit(tx, { event: 'quick access registered', clientId, address, now });
  });
  return true;
};

interface Proof extends Static<typeof ProofBody> {
  readonly party: RelyingParty;
  readonly address: string;
}

/** The results of a signed challenge. The other results are those of a password. */
export type QuickAccessOutcome =
  | AdmissionOutcome
  | { readonly _tag: 'CredentialNotFound' }
  | { readonly _tag: 'NotVerified' };

/** The answer to a challenge spends it, right or wrong. @see spec A §4 Returning-user Enter; decisions 0118, Q126 */
export const signInByKey = async (services: Services, proof: Proof): Promise<QuickAccessOutcome> => {
  const { db, clock } = services;
  const { party, assertion, address } = proof;
  const now = clock.now();
  const challenge = await takeCeremony(db, { purpose: 'sign in', id: proof.challengeId, now });
  if (challenge === undefined) return { _tag: 'NotVerified' };
  const { loginId } = challenge;
  const credential = await credentialOf(db, loginId);
  if (credential === undefined || credential.id !== assertion.id) return { _tag: 'CredentialNotFound' };
  const counter = await verifiedCount(party, { challenge, credential, assertion });
  const { id } = await clientOfDevice(db, loginId);
  return withClient(db, id, async ({ tx }): Promise<QuickAccessOutcome> => {
    const client = await clientOfDevice(tx, loginId);
    // A report of misuse, or a new password, may have come while the signature was checked.
    if ((await credentialOf(tx, loginId))?.id !== credential.id) return { _tag: 'CredentialNotFound' };
    if (counter === undefined || !(await countUse(tx, { loginId, credential, counter }))) {
      await audit(tx, { event: 'quick access refused', clientId: client.id, address, now });
      return { _tag: 'NotVerified' };
    }
    const portalUrl = services.portalUrl();
    return admit(tx, { ...client, isTemporary: false, loginId, address, now, portalUrl });
  });
};

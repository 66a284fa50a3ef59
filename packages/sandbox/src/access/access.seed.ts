import { randomUUID } from 'node:crypto';
import { hashOf } from '../database/hash.ts';
import { lockClient } from '../database/locked-client.sql.ts';
import type { RawTransaction } from '../database/transaction.ts';
import type { Persona } from '../personas/persona.ts';
import { rememberConsent } from '../profile/my-data/consent-history.sql.ts';

/** The four terms of the consent dialog (spec A §3, Consent status). */
const ALL_TERMS = [1, 2, 3, 4];

/** Signs a persona in on another device, for ten years. Nobody has the token. */
const seedOtherDevice = async (tx: RawTransaction, persona: Persona, now: Date): Promise<void> => {
  const device = randomUUID();
  const session = randomUUID();
  await tx
    .insertInto('devices')
    .values({
      id: device,
      client_id: persona.id,
      device_type: 'mobile',
      is_blocked: false,
      is_main_account: true,
      created_at: now,
    })
    .execute();
  await tx
    .insertInto('sessions')
    .values({ id: session, client_id: persona.id, login_id: device, created_at: now, revoked_at: null })
    .execute();
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashOf(randomUUID()),
      session_id: session,
      expires_at: new Date(now.getTime() + 3650 * 86_400_000),
      used_at: null,
    })
    .execute();
};

const seedConsents = async (tx: RawTransaction, personas: readonly Persona[], now: Date): Promise<void> => {
  const given = personas.filter(({ hasConsented }) => hasConsented);
  if (given.length === 0) return;
  await tx
    .insertInto('consents')
    .values(
      given.map(({ id }) => ({
        uid: randomUUID(),
        client_id: id,
        is_accepted: true,
        terms: ALL_TERMS,
        answered_at: now,
      })),
    )
    .execute();
  for (const { id } of given)
    await rememberConsent(await lockClient(tx, id), { isAccepted: true, terms: ALL_TERMS, now });
};

/** Seeds passwords, consents, and the other device of personas who may use one device only. */
export const seedAccess = async (
  tx: RawTransaction,
  personas: readonly Persona[],
  { now, passwordHash }: { readonly now: Date; readonly passwordHash: string },
): Promise<void> => {
  await tx
    .insertInto('credentials')
    .values(personas.map((p) => ({ client_id: p.id, password_hash: passwordHash, must_change: p.mustChangePassword })))
    .execute();
  await seedConsents(tx, personas, now);
  for (const persona of personas) if (persona.isOneDeviceOnly) await seedOtherDevice(tx, persona, now);
};

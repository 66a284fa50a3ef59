import { randomBytes, randomUUID } from 'node:crypto';
import { hashOf } from '../../database/hash.ts';
import type { Queries } from '../../database/transaction.ts';

/** How long a device may take to answer: one minute for the client, and one for the network. */
const LIFE_MS = 2 * 60_000;

interface Ceremony {
  readonly loginId: string;
  readonly purpose: 'register' | 'sign in';
  readonly now: Date;
}

export interface Challenge {
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Makes a challenge for a device. It voids the device's earlier challenge for the same purpose. */
export const startCeremony = async (tx: Queries, { loginId, purpose, now }: Ceremony): Promise<Challenge> => {
  const [id, bytes] = [randomUUID(), Uint8Array.from(randomBytes(32))];
  const challenge = {
    id,
    challenge_hash: hashOf(Buffer.from(bytes).toString('base64url')),
    expires_at: new Date(now.getTime() + LIFE_MS),
  };
  await tx
    .insertInto('quick_access_challenges')
    .values({ login_id: loginId, purpose, ...challenge })
    .onConflict((conflict) => conflict.columns(['world', 'login_id', 'purpose']).doUpdateSet(challenge))
    .execute();
  return { id, bytes };
};

/** A challenge that the server took from the database. Nobody can answer it again. */
export interface TakenChallenge {
  readonly loginId: string;
  /** @param challenge in base64url, as the signed data has it */
  readonly isThis: (challenge: string) => boolean;
}

/** Takes a challenge by its id or by its device. @returns `undefined` if there is none or it has expired */
export const takeCeremony = async (
  tx: Queries,
  by: { readonly purpose: Ceremony['purpose']; readonly now: Date } & (
    | { readonly id: string }
    | { readonly loginId: string }
  ),
): Promise<TakenChallenge | undefined> => {
  const taken = await tx
    .deleteFrom('quick_access_challenges')
    .where('purpose', '=', by.purpose)
    .where('id' in by ? 'id' : 'login_id', '=', 'id' in by ? by.id : by.loginId)
    .returning(['login_id', 'challenge_hash', 'expires_at'])
    .executeTakeFirst();
  if (taken === undefined || taken.expires_at <= by.now) return undefined;
  return { loginId: taken.login_id, isThis: (challenge) => hashOf(challenge).equals(taken.challenge_hash) };
};

export interface StoredCredential {
  readonly id: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  readonly counter: number;
}

/** Keeps the key of a device, with a mark of the client's present password. */
export const keepCredential = async (
  tx: Queries,
  {
    loginId,
    clientId,
    credential,
    now,
  }: { readonly loginId: string; readonly clientId: number; readonly credential: StoredCredential; readonly now: Date },
): Promise<void> => {
  const { password_hash } = await tx
    .selectFrom('credentials')
    .where('client_id', '=', clientId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  const kept = {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    sign_count: credential.counter,
    password_mark: hashOf(password_hash),
    created_at: now,
  };
  await tx
    .insertInto('quick_access')
    .values({ login_id: loginId, ...kept })
    .onConflict((conflict) => conflict.columns(['world', 'login_id']).doUpdateSet(kept))
    .execute();
};

/** The key of a device. There is none if the client has changed the password since the registration of the key. */
export const credentialOf = async (tx: Queries, loginId: string): Promise<StoredCredential | undefined> => {
  const row = await tx
    .selectFrom('quick_access')
    .innerJoin('devices', 'devices.id', 'quick_access.login_id')
    .innerJoin('credentials', 'credentials.client_id', 'devices.client_id')
    .where('quick_access.login_id', '=', loginId)
    .select(['credential_id', 'public_key', 'sign_count', 'password_mark', 'password_hash'])
    .executeTakeFirst();
  if (row === undefined || !hashOf(row.password_hash).equals(row.password_mark)) return undefined;
  return { id: row.credential_id, publicKey: Uint8Array.from(row.public_key), counter: Number(row.sign_count) };
};

/** Counts a use of a key. @returns false if another use was counted since the server checked the signature */
export const countUse = async (
  tx: Queries,
  {
    loginId,
    credential,
    counter,
  }: { readonly loginId: string; readonly credential: StoredCredential; readonly counter: number },
): Promise<boolean> => {
  const counted = await tx
    .updateTable('quick_access')
    .set({ sign_count: counter })
    .where('login_id', '=', loginId)
    .where('credential_id', '=', credential.id)
    .where('sign_count', '=', credential.counter)
    .returning('login_id')
    .executeTakeFirst();
  return counted !== undefined;
};

/** Deletes the key of a device. */
export const forgetQuickAccess = async (tx: Queries, loginId: string): Promise<void> => {
  await tx.deleteFrom('quick_access').where('login_id', '=', loginId).execute();
};

import { randomBytes, randomUUID } from 'node:crypto';
import { hashOf } from '../database/hash.ts';
import { audit } from './audit.sql.ts';
import { lockClient } from '../database/locked-client.sql.ts';
import { transactRaw, type Database, type Queries } from '../database/transaction.ts';

const REFRESH_LIFE_MS = 30 * 86_400_000;

interface Issued {
  readonly sessionId: string;
  /** The hash of the token that this one is given for. The first token of a session has none. */
  readonly predecessor: Buffer | null;
  readonly now: Date;
}

/** Makes a refresh token of 256 random bits. The database keeps only its hash. */
export const issueRefreshToken = async (tx: Queries, { sessionId, predecessor, now }: Issued): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashOf(token),
      session_id: sessionId,
      expires_at: new Date(now.getTime() + REFRESH_LIFE_MS),
      used_at: null,
      predecessor_hash: predecessor,
    })
    .execute();
  return token;
};

export interface OpenedSession {
  readonly sessionId: string;
  readonly refreshToken: string;
}

export const openSession = async (
  tx: Queries,
  { clientId, loginId, now }: { readonly clientId: number; readonly loginId: string; readonly now: Date },
): Promise<OpenedSession> => {
  const sessionId = randomUUID();
  await tx
    .insertInto('sessions')
    .values({ id: sessionId, client_id: clientId, login_id: loginId, created_at: now, revoked_at: null })
    .execute();
  return { sessionId, refreshToken: await issueRefreshToken(tx, { sessionId, predecessor: null, now }) };
};

/** Ends the open ones of the sessions that the caller chooses by `where`. */
export const endingSessions = (tx: Queries, now: Date) =>
  tx.updateTable('sessions').set({ revoked_at: now }).where('revoked_at', 'is', null);

export const revoke = async (tx: Queries, sessionId: string, now: Date): Promise<void> => {
  await endingSessions(tx, now).where('id', '=', sessionId).execute();
};

export const endSessions = async (tx: Queries, clientId: number, now: Date): Promise<void> => {
  await endingSessions(tx, now).where('client_id', '=', clientId).execute();
};

export type Ending = 'Ended' | 'Unknown' | 'NotYours';

interface Leaving {
  readonly token: string;
  /** `undefined` when the call names none. */
  readonly clientId: number | undefined;
  readonly address: string;
  readonly now: Date;
}

/** Ends the session of a refresh token, also of a spent one. */
export const endSession = (db: Database, { token, clientId, address, now }: Leaving): Promise<Ending> =>
  transactRaw(db, async (tx): Promise<Ending> => {
    const session = await tx
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .where('token_hash', '=', hashOf(token))
      .select(['sessions.id', 'sessions.client_id'])
      .executeTakeFirst();
    if (session === undefined) return 'Unknown';
    if (clientId !== undefined && session.client_id !== clientId) return 'NotYours';
    // A report of misuse locks the client too, and takes only a session that has not ended.
    await lockClient(tx, session.client_id);
    const { numUpdatedRows } = await endingSessions(tx, now).where('id', '=', session.id).executeTakeFirst();
    if (numUpdatedRows > 0n) await audit(tx, { event: 'signed out', clientId: session.client_id, address, now });
    return 'Ended';
  });

interface Connecting {
  readonly clientId: number;
  readonly loginId: string | undefined;
  readonly now: Date;
}

/** For a client of one device only. It locks the client, so that the second of two sign-ins sees the first. */
export const isShutOut = async (tx: Queries, connecting: Connecting): Promise<boolean> => {
  const { is_one_device_only } = await tx
    .selectFrom('clients')
    .where('id', '=', connecting.clientId)
    .select('is_one_device_only')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return is_one_device_only && isConnectedElsewhere(tx, connecting);
};

const isConnectedElsewhere = async (tx: Queries, { clientId, loginId, now }: Connecting): Promise<boolean> => {
  const other = await tx
    .selectFrom('sessions')
    .innerJoin('refresh_tokens', 'refresh_tokens.session_id', 'sessions.id')
    .where('sessions.client_id', '=', clientId)
    .where('sessions.revoked_at', 'is', null)
    .where('refresh_tokens.used_at', 'is', null)
    .where('refresh_tokens.expires_at', '>', now)
    .$if(loginId !== undefined, (query) => query.where('sessions.login_id', '<>', loginId ?? ''))
    .select('sessions.id')
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
};

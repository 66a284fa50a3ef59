import { randomBytes, randomUUID } from 'node:crypto';
import { hashOf } from '../database/hash.ts';
import { transact, type Database, type Queries } from '../database/transaction.ts';

const REFRESH_LIFE_MS = 30 * 86_400_000;

/** Two tabs may send one token at once. Within this time the server tells the second tab to retry with the new token. */
const GRACE_MS = 10_000;

/** Makes a refresh token of 256 random bits. The database keeps only its hash. */
const issueRefreshToken = async (tx: Queries, sessionId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashOf(token),
      session_id: sessionId,
      expires_at: new Date(now.getTime() + REFRESH_LIFE_MS),
      used_at: null,
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
  return { sessionId, refreshToken: await issueRefreshToken(tx, sessionId, now) };
};

const revoke = async (tx: Queries, sessionId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** Ends every session of a client. */
export const endSessions = async (tx: Queries, clientId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .execute();
};

/** The results of sending a refresh token. */
export type Rotation =
  | ({ readonly _tag: 'Rotated' } & OpenedSession)
  | { readonly _tag: 'Raced' }
  | { readonly _tag: 'Reused' }
  | { readonly _tag: 'Invalid' };

interface Presented {
  readonly token: string;
  readonly clientId: number;
  readonly now: Date;
}

/**
 * Spends a refresh token and gives the next one of the session.
 *
 * If a spent token comes back after the grace time, two people have it. Then the server ends the session.
 */
export const rotate = (db: Database, { token, clientId, now }: Presented): Promise<Rotation> =>
  transact(db, async (tx): Promise<Rotation> => {
    const live = tx
      .selectFrom('sessions')
      .select('id')
      .where('client_id', '=', clientId)
      .where('revoked_at', 'is', null);
    const won = await tx
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('token_hash', '=', hashOf(token))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('session_id', 'in', live)
      .returning('session_id')
      .executeTakeFirst();
    if (won === undefined) return lost(tx, { token, clientId, now });
    const refreshToken = await issueRefreshToken(tx, won.session_id, now);
    return { _tag: 'Rotated', sessionId: won.session_id, refreshToken };
  });

const lost = async (tx: Queries, { token, clientId, now }: Presented): Promise<Rotation> => {
  const known = await tx
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .where('token_hash', '=', hashOf(token))
    .where('sessions.client_id', '=', clientId)
    .where('sessions.revoked_at', 'is', null)
    .select(['session_id', 'used_at'])
    .executeTakeFirst();
  if (known === undefined || known.used_at === null) return { _tag: 'Invalid' };
  if (now.getTime() - known.used_at.getTime() <= GRACE_MS) return { _tag: 'Raced' };
  await revoke(tx, known.session_id, now);
  return { _tag: 'Reused' };
};

export type Ending = 'Ended' | 'Unknown' | 'NotYours';

/**
 * Ends the session of a refresh token. A spent token works too.
 *
 * @param clientId the client that the session must belong to; `undefined` when the call names none
 */
export const endSession = (
  db: Database,
  { token, clientId, now }: { readonly token: string; readonly clientId: number | undefined; readonly now: Date },
): Promise<Ending> =>
  transact(db, async (tx): Promise<Ending> => {
    const session = await tx
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .where('token_hash', '=', hashOf(token))
      .select(['sessions.id', 'sessions.client_id'])
      .executeTakeFirst();
    if (session === undefined) return 'Unknown';
    if (clientId !== undefined && session.client_id !== clientId) return 'NotYours';
    await revoke(tx, session.id, now);
    return 'Ended';
  });

interface Connecting {
  readonly clientId: number;
  readonly loginId: string | undefined;
  readonly now: Date;
}

/**
 * Tells whether another device shuts this one out, for a client who allows one device only. It locks the client's row
 * until the transaction ends, so that the second of two simultaneous sign-ins sees the first.
 */
export const isShutOut = async (tx: Queries, connecting: Connecting): Promise<boolean> => {
  const { is_one_device_only } = await tx
    .selectFrom('clients')
    .where('id', '=', connecting.clientId)
    .select('is_one_device_only')
    .forUpdate()
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

import { hashOf } from '../database/hash.ts';
import { transact, type Database, type Queries } from '../database/transaction.ts';
import { issueRefreshToken, revoke, type OpenedSession } from './sessions.sql.ts';

/** A repeated call, or a second tab, gets a successor again for so long. @see docs/decisions/0173 */
const GRACE_MS = 10_000;
/** So many successors one token gets. Nobody has as many tabs that refresh at the same time. */
const MOST_SUCCESSORS = 20;

/** The results of sending a refresh token. */
export type Rotation =
  | ({ readonly _tag: 'Rotated' } & OpenedSession)
  | { readonly _tag: 'Reused' }
  | { readonly _tag: 'Invalid' };

interface Presented {
  readonly token: string;
  readonly clientId: number;
  readonly now: Date;
}

/**
 * Spends a refresh token and gives the next one of the session. Within the grace time a spent token gives another
 * successor, as long as none was used.
 *
 * Of the successors of one token only one may be used. When another one comes, or the token itself comes back, two
 * people have the session. Then the server ends it.
 * @see docs/decisions/0173
 */
export const rotate = (db: Database, { token, clientId, now }: Presented): Promise<Rotation> =>
  transact(db, async (tx): Promise<Rotation> => {
    const hash = hashOf(token);
    const sessionId = await lockSession(tx, hash, clientId);
    if (sessionId === undefined) return { _tag: 'Invalid' };
    const presented = await tx
      .selectFrom('refresh_tokens')
      .where('token_hash', '=', hash)
      .select(['used_at', 'expires_at', 'predecessor_hash'])
      .executeTakeFirstOrThrow();
    const { used_at: usedAt, expires_at: expiresAt, predecessor_hash: predecessor } = presented;
    const isLate = usedAt !== null && now.getTime() - usedAt.getTime() > GRACE_MS;
    if (isLate || (await hasUsedSuccessor(tx, usedAt === null ? predecessor : hash))) {
      await revoke(tx, sessionId, now);
      return { _tag: 'Reused' };
    }
    if (usedAt !== null && (await successorsOf(tx, hash)) >= MOST_SUCCESSORS) return { _tag: 'Invalid' };
    if (usedAt === null) {
      if (expiresAt <= now) return { _tag: 'Invalid' };
      await tx.updateTable('refresh_tokens').set({ used_at: now }).where('token_hash', '=', hash).execute();
    }
    return {
      _tag: 'Rotated',
      sessionId,
      refreshToken: await issueRefreshToken(tx, { sessionId, predecessor: hash, now }),
    };
  });

/** Finds the live session of a token. It locks its row until the transaction ends, so that tokens come one by one. */
const lockSession = async (tx: Queries, hash: Buffer, clientId: number): Promise<string | undefined> => {
  const session = await tx
    .selectFrom('sessions')
    .where('id', 'in', tx.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', hash))
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return session?.id;
};

const successorsOf = async (tx: Queries, predecessor: Buffer): Promise<number> =>
  (await tx.selectFrom('refresh_tokens').where('predecessor_hash', '=', predecessor).select('token_hash').execute())
    .length;

/** The first token of a session has no predecessor, so no other successor either. */
const hasUsedSuccessor = async (tx: Queries, predecessor: Buffer | null): Promise<boolean> => {
  if (predecessor === null) return false;
  const used = await tx
    .selectFrom('refresh_tokens')
    .where('predecessor_hash', '=', predecessor)
    .where('used_at', 'is not', null)
    .select('token_hash')
    .executeTakeFirst();
  return used !== undefined;
};

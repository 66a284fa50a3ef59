import { Value } from '@sinclair/typebox/value';
import { sql } from 'kysely';
import { transact, type Database, type Queries } from '../database/transaction.ts';
import { LoggedLine, type LoggedRequest } from './request-log.schemas.ts';

/** So many lines of a world are kept. */
export const KEPT = 1000;

/** Adds lines behind those of all processes, in whose order a reader sees them, and forgets the oldest. */
export const addLines = (db: Database, lines: readonly LoggedLine[]): Promise<void> =>
  transact(db, async (tx) => {
    // One process after the other: a reader never sees a later number before an earlier one.
    await sql`lock table logged_requests in share row exclusive mode`.execute(tx);
    await tx
      .insertInto('logged_requests')
      .values(lines.map((line) => ({ line: JSON.stringify(line) })))
      .execute();
    const first = tx
      .selectFrom('logged_requests')
      .select('seq')
      .orderBy('seq', 'desc')
      .offset(KEPT - 1)
      .limit(1);
    await tx.deleteFrom('logged_requests').where('seq', '<', first).execute();
  });

export const readLines = async (db: Queries, after: number): Promise<readonly LoggedRequest[]> => {
  const rows = await db
    .selectFrom('logged_requests')
    .select(['seq', 'line'])
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, line }) => ({ ...Value.Parse(LoggedLine, line), seq }));
};

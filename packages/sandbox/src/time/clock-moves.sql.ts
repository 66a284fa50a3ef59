import { sql } from 'kysely';
import type { Queries } from '../database/transaction.ts';

export interface ClockMove {
  /** How far the server's clock was moved from the real one, in milliseconds. */
  readonly offset_ms: number;
  /** A later move has a higher number. */
  readonly changed: number;
}

export const readClockMove = async (db: Queries): Promise<ClockMove> =>
  (await db.selectFrom('clock_moves').select(['offset_ms', 'changed']).executeTakeFirst()) ?? {
    offset_ms: 0,
    changed: 0,
  };

/** The move, the database's own time in milliseconds since 1970, and whether there is a fault: each call asks for all three. */
export const readShared = (db: Queries) =>
  db
    .selectFrom('clock_moves')
    .select(({ exists, selectFrom }) => [
      'offset_ms',
      'changed',
      sql<number>`(extract(epoch from clock_timestamp()) * 1000)::int8`.as('time'),
      exists(selectFrom('faults').select('id')).$castTo<boolean>().as('hasFaults'),
    ])
    .executeTakeFirstOrThrow();

/** Moves the clock to so far from the real one. */
export const setClockMove = (db: Queries, offset_ms: number): Promise<ClockMove> =>
  db
    .insertInto('clock_moves')
    .values({ id: 'current', offset_ms })
    .onConflict((conflict) => conflict.columns(['world', 'id']).doUpdateSet({ offset_ms }))
    .returning(['offset_ms', 'changed'])
    .executeTakeFirstOrThrow();

/** Moves the clock by so much, in one statement: of two moves at once none is lost. */
export const addClockMove = (db: Queries, milliseconds: number): Promise<ClockMove> =>
  db
    .updateTable('clock_moves')
    .set((row) => ({ offset_ms: row('offset_ms', '+', milliseconds) }))
    .returning(['offset_ms', 'changed'])
    .executeTakeFirstOrThrow();

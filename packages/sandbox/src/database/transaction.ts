import type { Kysely, Transaction } from 'kysely';
import type { DB } from './tables.generated.ts';

export type Database = Kysely<DB>;

/** What a query runs on: the database, or a transaction of it. */
export type Queries = Database | Transaction<DB>;

/** Serialization failure and deadlock: the whole transaction may be run again. */
const AGAIN = new Set(['40001', '40P01']);
const TRIES = 5;

/** PostgreSQL's code of an error, or of node's; empty when it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Runs work in one transaction, from the start again when the engine asks for it.
 *
 * Work awaits nothing but queries (the embedded engine has one connection, and everybody waits for it), and *returns* a
 * refusal whose writes must stay: a throw takes them back.
 */
export const transact = async <A>(db: Database, work: (tx: Transaction<DB>) => Promise<A>): Promise<A> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !AGAIN.has(errorCode(error))) throw error;
    }
  }
};

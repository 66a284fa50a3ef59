import type { Kysely, Transaction } from 'kysely';
import type { DB } from './tables.generated.ts';

export type Database = Kysely<DB>;

/** The database or a transaction: a query runs on either. */
export type Queries = Database | Transaction<DB>;

/** A transaction that locked nothing. The seed writes with it, and what makes a client. */
export type RawTransaction = Transaction<DB>;

/** Serialization failure, deadlock, and a named read whose columns changed. After these the whole transaction may run again. */
const AGAIN = new Set(['40001', '40P01', '0A000']);
const TRIES = 5;

/** The code of an error of PostgreSQL or Node. It is empty if there is none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * Runs work in one transaction. It runs the work again if the engine asks for it.
 *
 * The work awaits queries only, and the turns between large ones: the embedded engine has one connection, and all requests
 * wait for it. A throw rolls the
 * writes back, so the work *returns* a refusal whose writes must stay.
 */
export const transact = async <A>(db: Database, work: (tx: RawTransaction) => Promise<A>): Promise<A> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === TRIES || !AGAIN.has(errorCode(error))) throw error;
    }
  }
};

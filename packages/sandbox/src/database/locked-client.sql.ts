import { transactRaw, type Database, type RawTransaction } from './transaction.ts';

class Locked {
  readonly id: number;
  // A private name: no other object fits the type, so nobody makes one without the lock.
  readonly #tx: RawTransaction;

  constructor(tx: RawTransaction, id: number) {
    this.#tx = tx;
    this.id = id;
  }

  /** The transaction that holds the lock. */
  get tx(): RawTransaction {
    return this.#tx;
  }
}

/** A client about whom nobody else writes until the transaction ends. Whatever writes about a client takes one. */
export type LockedClient = Locked;

/** Locks a client in a transaction that locked nothing before. Others may still write rows that point at the client. */
export const lockClient = async (tx: RawTransaction, id: number): Promise<LockedClient> => {
  await tx.selectFrom('clients').where('id', '=', id).select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
  return new Locked(tx, id);
};

/**
 * Runs a write about a client in a transaction that locks the client first. So writes about one client wait for each
 * other, and never for each other in a ring. Check inside of it whatever the write depends on. Do slow work before it.
 */
export const withClient = <A>(db: Database, id: number, run: (client: LockedClient) => Promise<A>): Promise<A> =>
  transactRaw(db, async (tx) => run(await lockClient(tx, id)));

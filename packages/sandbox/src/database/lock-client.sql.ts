import type { Queries } from './transaction.ts';

/**
 * Makes writes of one client wait for each other: orders, objectives, bank accounts, documents. Call it first in a
 * transaction. Other transactions may still write other rows that point at the client.
 */
export const lockClient = async (tx: Queries, clientId: number): Promise<void> => {
  await tx.selectFrom('clients').where('id', '=', clientId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
};

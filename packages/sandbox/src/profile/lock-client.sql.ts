import type { Queries } from '../database/transaction.ts';

/**
 * Whoever writes what others of the same client go by waits here for them: orders, bank accounts, papers. To be called
 * first in a transaction. Rows that point at the client may be written meanwhile.
 */
export const lockClient = async (tx: Queries, clientId: number): Promise<void> => {
  await tx.selectFrom('clients').where('id', '=', clientId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow();
};

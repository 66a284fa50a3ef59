import type { Queries } from '../../database/transaction.ts';

/** Whether a client has a document already, with or without a password. */
export const isTaken = async (db: Queries, document: string): Promise<boolean> =>
  (await db.selectFrom('clients').where('document', '=', document).select('id').executeTakeFirst()) !== undefined;

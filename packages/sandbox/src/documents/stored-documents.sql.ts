import type { Queries } from '../database/transaction.ts';

/** A document with the data of the client whose it is. */
export const storedDocument = (db: Queries, id: number) =>
  db
    .selectFrom('stored_documents')
    .innerJoin('clients', 'clients.id', 'client_id')
    .where('stored_documents.id', '=', id)
    .select(['client_id', 'file_name', 'name', 'document', 'email', 'phone_number'])
    .executeTakeFirst();

import type { Queries } from '../database/transaction.ts';

/** A document with the data of the client whose it is. A signed one has its bytes. */
export const storedDocument = (db: Queries, id: number) =>
  db
    .selectFrom('stored_documents')
    .innerJoin('clients', 'clients.id', 'client_id')
    .leftJoin('signed_documents', 'signed_documents.document_id', 'stored_documents.id')
    .where('stored_documents.id', '=', id)
    .select(['client_id', 'file_name', 'name', 'document', 'email', 'phone_number', 'content'])
    .executeTakeFirst();

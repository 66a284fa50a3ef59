import type { Queries } from '../database/transaction.ts';

export const storedDocument = (db: Queries, id: number) =>
  db
    .selectFrom('stored_documents')
    .where('id', '=', id)
    .select(['client_id', 'file_name', 'content_type', 'content'])
    .executeTakeFirst();

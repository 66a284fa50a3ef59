import type { Queries } from '../database/transaction.ts';

/** A document with the data of the client whose it is. A term of the registration has its bytes, a paper its facts. */
export const storedDocument = (db: Queries, id: number) =>
  db
    .selectFrom('stored_documents')
    .innerJoin('clients', 'clients.id', 'client_id')
    .leftJoin('signed_documents', 'signed_documents.document_id', 'stored_documents.id')
    .leftJoin('signed_papers', 'signed_papers.document_id', 'stored_documents.id')
    .leftJoin('funds', 'funds.id', 'signed_papers.fund_id')
    .where('stored_documents.id', '=', id)
    .select(['client_id', 'file_name', 'clients.name', 'clients.document', 'email', 'phone_number', 'content'])
    .select(['template_name', 'signed_at', 'funds.name as fundName', 'funds.cnpj as fundCnpj'])
    .executeTakeFirst();

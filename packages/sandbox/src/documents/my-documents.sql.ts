import type { Queries } from '../database/transaction.ts';

const storedDocuments = (db: Queries) =>
  db
    .selectFrom('stored_documents')
    .leftJoin('signed_documents', 'signed_documents.document_id', 'stored_documents.id')
    .leftJoin('signed_papers', 'signed_papers.document_id', 'stored_documents.id')
    .leftJoin('funds', 'funds.id', 'signed_papers.fund_id');

/** A document with the data of the client whose it is. A term of the registration has its bytes, a paper its facts. */
export const storedDocument = (db: Queries, id: number) =>
  storedDocuments(db)
    .innerJoin('clients', 'clients.id', 'client_id')
    .where('stored_documents.id', '=', id)
    .select(['client_id', 'file_name', 'clients.name', 'clients.document', 'email', 'phone_number', 'content'])
    .select(['template_name', 'signed_at', 'funds.name as fundName', 'funds.cnpj as fundCnpj'])
    .executeTakeFirst();

/** What a client signed, the newest first: at the provider, and in the registration. */
export const signedDocumentsOf = (db: Queries, clientId: number) =>
  storedDocuments(db)
    .leftJoin('accepted_terms', 'accepted_terms.id', 'signed_documents.accepted_id')
    .leftJoin('signatures', 'signatures.id', 'accepted_terms.signature_id')
    .where('stored_documents.client_id', '=', clientId)
    .select(['stored_documents.id', 'doc_type as docType', 'template_name as template', 'funds.name as fundName'])
    .select(['signed_documents.title', 'signed_papers.signed_at as paperAt', 'signatures.signed_at as termAt'])
    .orderBy('stored_documents.id', 'desc')
    .execute();

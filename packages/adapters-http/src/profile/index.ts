export { makeHttpStoredDocuments } from './stored-documents.adapter.ts';

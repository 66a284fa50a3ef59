export { makeHttpConformityTerms } from './conformity-terms.adapter.ts';
export { makeHttpStoredDocuments } from './stored-documents.adapter.ts';

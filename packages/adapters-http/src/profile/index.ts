export { makeHttpConformityTerms } from './conformity-terms.adapter.ts';
export { makeHttpStoredDocuments } from './stored-documents.adapter.ts';
export {
  makeHttpClientDataCopies,
  makeHttpConsentHistories,
  makeHttpDataRequests,
} from './my-data/my-data.adapter.ts';

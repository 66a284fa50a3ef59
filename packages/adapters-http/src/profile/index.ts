export { makeHttpConformityTerms } from './conformity-terms.adapter.ts';
export { makeHttpPersonalRecords } from './personal-records.adapter.ts';
export { PersonalRecordWire } from './personal-records.codecs.ts';
export { makeHttpStoredDocuments } from './stored-documents.adapter.ts';
export {
  makeHttpClientDataCopies,
  makeHttpConsentHistories,
  makeHttpDataRequests,
} from './my-data/my-data.adapter.ts';

export { makeHttpConformityTerms } from './conformity-terms.adapter.ts';
export { makeHttpSignedDocuments } from './signed-documents.adapter.ts';
export { SignedDocumentWire } from './signed-documents.codecs.ts';
export { makeHttpStaticForms, staticFormPath } from './static-forms.adapter.ts';
export { makeHttpStoredDocuments, storedDocumentPath } from './stored-documents.adapter.ts';
export { makeHttpPersonalRecords } from './personal-records.adapter.ts';
export { PersonalRecordWire } from './personal-records.codecs.ts';
export { makeHttpMyDataPorts } from './my-data/my-data.adapter.ts';

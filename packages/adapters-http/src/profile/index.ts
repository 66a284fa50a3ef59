export { makeHttpConformityTerms } from './conformity-terms.adapter.ts';
export { makeHttpSignedDocuments } from './signed-documents.adapter.ts';
export { makeHttpStaticForms, staticFormPath } from './static-forms.adapter.ts';
export { makeHttpStoredDocuments, storedDocumentPath } from './stored-documents.adapter.ts';

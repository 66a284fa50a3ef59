export * from './conformity/conformity.messages.ts';
export * from './conformity/conformity.ports.ts';
export * from './conformity/conformity-term.rules.ts';
export * from './conformity/conformity-term.ts';
export { makeOpenConformityTerm, type OpenConformityTerm } from './conformity/open-conformity-term.use-case.ts';
export * from './documents/documents.messages.ts';
export * from './documents/documents.ports.ts';
export { makeReadSignedDocuments, type ReadSignedDocuments } from './documents/read-signed-documents.use-case.ts';
export { makeReadSentPapers, type ReadSentPapers, type SentPaper } from './documents/read-sent-papers.use-case.ts';
export * from './documents/signed-document.ts';
export * from './documents/signed-documents.rules.ts';
export * from './documents/static-forms.ts';
export * from './personal-data/personal-facts.rules.ts';
export * from './personal-data/personal-record.ts';
export * from './personal-data/personal-records.ports.ts';
export * from './photo/photo.errors.ts';
export * from './photo/photo.messages.ts';
export * from './photo/photo-change.ts';
export * from './photo/photo.form.ts';
export { makeSavePhoto, type SavePhoto } from './photo/save-photo.use-case.ts';
export {
  makeChangeConsent,
  makeWithdrawConsent,
  type ChangeConsent,
  type WithdrawConsent,
} from './my-data/change-consent.use-case.ts';
export * from './my-data/client-data.ts';
export * from './my-data/client-data-files.ts';
export * from './my-data/consent-history.rules.ts';
export * from './my-data/consent-history.ts';
export { makeCopyClientData, type CopyClientData } from './my-data/copy-client-data.use-case.ts';
export * from './my-data/data-request.form.ts';
export * from './my-data/data-request.rules.ts';
export * from './my-data/data-request.ts';
export * from './my-data/kept-data.ts';
export * from './my-data/my-data.errors.ts';
export * from './my-data/my-data.messages.ts';
export * from './my-data/my-data.ports.ts';
export { makeSendDataRequest, type SendDataRequest } from './my-data/send-data-request.use-case.ts';
export * from './profile.ports.ts';

import type { ReadSignedDocuments, SignedDocuments, StaticForms, StoredDocuments } from '@aroeira/domain/profile';
import { token } from '../../composition/token.ts';
import type { ChangeAddressViewModel } from './change-address.view-model.ts';
import type { ChangeIdentificationViewModel } from './change-identification.view-model.ts';
import type { FormsViewModel } from './forms.view-model.ts';
import type { PaperViewModel } from './paper.view-model.ts';
import type { SentPapersViewModel } from './sent-papers.view-model.ts';
import type { SignedDocumentsViewModel } from './signed-documents.view-model.ts';

/** The documents of a client. */
export const DOCUMENTS = {
  SignedDocuments: token<SignedDocuments>('SignedDocuments'),
  StoredDocuments: token<StoredDocuments>('StoredDocuments'),
  StaticForms: token<StaticForms>('StaticForms'),
  ReadSignedDocuments: token<ReadSignedDocuments>('ReadSignedDocuments'),
  OpenSignedDocuments: token<() => SignedDocumentsViewModel>('OpenSignedDocuments'),
  /** Answers nothing for a document that the list did not give. */
  OpenSignedDocument: token<() => PaperViewModel | undefined>('OpenSignedDocument'),
  OpenForms: token<() => FormsViewModel>('OpenForms'),
  /** Answers nothing for a form that the list did not give. */
  OpenForm: token<() => PaperViewModel | undefined>('OpenForm'),
  // The parts of the registration that an approved client sees and changes. They answer nothing without a session.
  OpenSentPapers: token<() => SentPapersViewModel | undefined>('OpenSentPapers'),
  OpenChangeAddress: token<() => ChangeAddressViewModel | undefined>('OpenChangeAddress'),
  OpenChangeIdentification: token<() => ChangeIdentificationViewModel | undefined>('OpenChangeIdentification'),
};

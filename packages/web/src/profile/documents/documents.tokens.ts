import type { SignedDocuments, StaticForms, StoredDocuments } from '@aroeira/domain/profile';
import { tokens } from '../../composition/token.ts';
import type { ChangeAddressViewModel } from './change-address.view-model.ts';
import type { ChangeIdentificationViewModel } from './change-identification.view-model.ts';
import type { FormsViewModel } from './forms.view-model.ts';
import type { PaperViewModel } from './paper.view-model.ts';
import type { SentPapersViewModel } from './sent-papers.view-model.ts';
import type { SignedDocumentsViewModel } from './signed-documents.view-model.ts';

/** The documents of a client. */
export const DOCUMENTS = tokens<{
  SignedDocuments: SignedDocuments;
  StoredDocuments: StoredDocuments;
  StaticForms: StaticForms;
  OpenSignedDocuments: () => SignedDocumentsViewModel;
  /** Answers nothing for a document that the list did not give. */
  OpenSignedDocument: () => PaperViewModel | undefined;
  OpenForms: () => FormsViewModel;
  /** Answers nothing for a form that the list did not give. */
  OpenForm: () => PaperViewModel | undefined;
  // The parts of the registration that an approved client sees and changes. They answer nothing without a session.
  OpenSentPapers: () => SentPapersViewModel | undefined;
  OpenChangeAddress: () => ChangeAddressViewModel | undefined;
  OpenChangeIdentification: () => ChangeIdentificationViewModel | undefined;
}>('DOCUMENTS');

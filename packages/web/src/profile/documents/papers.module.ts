import {
  makeHttpSignedDocuments,
  makeHttpStaticForms,
  makeHttpStoredDocuments,
  staticFormPath,
  storedDocumentPath,
} from '@aroeira/adapters-http/profile';
import { documentFileName, makeReadSignedDocuments, makeReadSentPapers } from '@aroeira/domain/profile';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { registrationBindings } from '../../registration/registration.module.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { standingBindings } from '../../registration/standing/standing.module.ts';
import { downloadBindings } from '../../shell/native-wrapper/downloads.module.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { pdfBindings } from '../../shell/pdf/pdf.module.ts';
import { DOCUMENTS } from './documents.tokens.ts';
import { makeFormsModel, paperOfForm } from './forms.view-model.ts';
import { documentIn, formIn } from './opened-paper.ts';
import { PaperDownloads } from './paper-downloads.ts';
import { makePaperModel } from './paper.view-model.ts';
import { makeSentPapersModel } from './sent-papers.view-model.ts';
import { makeSignedDocumentsModel } from './signed-documents.view-model.ts';

const listing = { documents: DOCUMENTS.SignedDocuments, downloads: SHELL.Downloads };
const reading = { navigation: SHARED.BrowserNavigation, downloads: SHELL.Downloads };
const readingDocument = { ...reading, documents: DOCUMENTS.StoredDocuments };
const readingForm = { ...reading, forms: DOCUMENTS.StaticForms };

/** What the pages of documents, forms and sent papers need. */
export const papersBindings: Bindings = [
  ...standingBindings,
  ...registrationBindings,
  ...downloadBindings,
  ...pdfBindings,
  ...bindings((bind) => {
    bind(DOCUMENTS.SignedDocuments, makeHttpSignedDocuments, SHARED.HttpClient);
    bind(DOCUMENTS.StoredDocuments, makeHttpStoredDocuments, SHARED.HttpClient);
    bind(DOCUMENTS.StaticForms, makeHttpStaticForms, SHARED.HttpClient);
    bind(DOCUMENTS.OpenSignedDocuments, openSignedDocuments, listing);
    bind(DOCUMENTS.OpenSignedDocument, openSignedDocument, readingDocument);
    bind(DOCUMENTS.OpenForms, openForms, { downloads: SHELL.Downloads });
    bind(DOCUMENTS.OpenForm, openForm, readingForm);
    bind.visit(
      DOCUMENTS.OpenSentPapers,
      ({ clientId }, { papers }) => makeSentPapersModel(clientId, makeReadSentPapers(papers)),
      { papers: REGISTRATION.Papers },
    );
  }),
];

const openSignedDocuments =
  ({ documents, downloads }: PartsOf<typeof listing>) =>
  () =>
    makeSignedDocumentsModel({
      list: makeReadSignedDocuments(documents),
      downloads: new PaperDownloads(downloads),
      pathOf: storedDocumentPath,
    });

const openSignedDocument =
  ({ navigation, documents, downloads }: PartsOf<typeof readingDocument>) =>
  () => {
    const opened = documentIn(navigation.state());
    if (opened === undefined) return undefined;
    const { id, title } = opened;
    const paper = { title, path: storedDocumentPath(id), fileName: documentFileName(opened) };
    return makePaperModel({ paper, load: documents.download(id), downloads });
  };

const openForms =
  ({ downloads }: Pick<PartsOf<typeof listing>, 'downloads'>) =>
  () =>
    makeFormsModel({ downloads: new PaperDownloads(downloads), pathOf: staticFormPath });

const openForm =
  ({ navigation, forms, downloads }: PartsOf<typeof readingForm>) =>
  () => {
    const form = formIn(navigation.state());
    return form && makePaperModel({ paper: paperOfForm(form, staticFormPath), load: forms.load(form), downloads });
  };

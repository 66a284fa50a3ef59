import { documentFileName, documentName, type SignedDocument } from '@aroeira/domain/profile';
import { DOCUMENTS_TEXTS } from '@aroeira/domain/profile/messages';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { DOCUMENTS } from './documents.tokens.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { openedDocument } from './opened-paper.ts';
import { PaperList, type ListedPaper } from './paper-list.tsx';

const NOT_LOADED = { title: DOCUMENTS_TEXTS.notLoaded };

/** `/profile-documents`: what the client signed. */
export const Page = visitPage({ opens: DOCUMENTS.OpenSignedDocuments }, ({ model }) => (
  <div className="page">
    <PageHead title={DOCUMENTS_TEXTS.title} back="/profile" />
    <WhenLoaded loaded={model.documents} failed={NOT_LOADED}>
      {(documents) =>
        documents.length === 0 ? (
          <EmptyState title={DOCUMENTS_TEXTS.empty} body={DOCUMENTS_TEXTS.emptyHint} />
        ) : (
          <div className="in-column stack-8">
            <p className="secondary num">
              {documents.length} {documents.length === 1 ? 'documento' : 'documentos'}
            </p>
            <PaperList
              label={DOCUMENTS_TEXTS.title}
              icon="file"
              papers={documents.map((document) => listed(document, model.pathOf))}
              page="/profile-documents/read"
              downloads={model.downloads}
            />
          </div>
        )
      }
    </WhenLoaded>
  </div>
));

const listed = (document: SignedDocument, pathOf: (id: number) => string): ListedPaper => {
  const says = [document.caption, document.description].filter((text) => text !== undefined).join(' · ');
  return {
    title: documentName(document),
    path: pathOf(document.id),
    fileName: documentFileName(document),
    state: openedDocument(document),
    ...(says === '' ? {} : { says }),
  };
};

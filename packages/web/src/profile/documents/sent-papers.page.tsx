import { formatFileSize } from '@aroeira/domain/kernel';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { DOCUMENTS } from './documents.tokens.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import type { PdfReader } from '../../ui/pdf/pdf-document.ts';
import { PdfViewer } from '../../ui/pdf/pdf-viewer.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { EDIT_DOCUMENTS_TEXTS, PAPER_CAPTIONS } from './documents.texts.ts';
import type { ShownPaper } from './sent-papers.view-model.ts';
import './documents.css';

const NOT_LOADED = { title: EDIT_DOCUMENTS_TEXTS.notLoaded };

const SentPapers = () => {
  const model = useVisit(DOCUMENTS.OpenSentPapers);
  const reader = useInject(PDF.Reader);
  return (
    model && (
      <div className="page">
        <PageHead title={EDIT_DOCUMENTS_TEXTS.readTitle} back="/edit-documents" />
        <WhenLoaded loaded={model.loaded} failed={NOT_LOADED}>
          {(papers) =>
            papers.length === 0 ? (
              <EmptyState title={EDIT_DOCUMENTS_TEXTS.nothing} body={EDIT_DOCUMENTS_TEXTS.nothingHint} />
            ) : (
              <div className="in-column stack-24">
                {papers.map((paper) => (
                  <Sent key={paper.picture} paper={paper} reader={reader} />
                ))}
              </div>
            )
          }
        </WhenLoaded>
      </div>
    )
  );
};

/** `/edit-documents/read`: the papers of the registration, as the client sent them. */
export const Page = signedInPage(SentPapers, 'profileEditing');

const Sent = ({
  paper: { picture, file, pdf },
  reader,
}: {
  readonly paper: ShownPaper;
  readonly reader: PdfReader;
}) => {
  const caption = PAPER_CAPTIONS[picture];
  return (
    <section className="card stack sent-paper" aria-label={caption}>
      <div>
        <h2>{caption}</h2>
        <p className="secondary num">{formatFileSize(file.size)}</p>
      </div>
      {pdf === undefined ? (
        <img src={file.preview} alt={caption} />
      ) : (
        <PdfViewer pdf={pdf} title={caption} reader={reader} />
      )}
    </section>
  );
};

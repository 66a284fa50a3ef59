import { formatFileSize } from '@aroeira/domain/kernel';
import { useInject } from '../../composition/injection.tsx';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { DOCUMENTS } from './documents.tokens.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import type { PdfReader } from '../../ui/pdf/pdf-document.ts';
import { PdfViewer } from '../../ui/pdf/pdf-viewer.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { EDIT_DOCUMENTS_TEXTS, PAPER_CAPTIONS } from './documents.texts.ts';
import type { SentPapersViewModel, ShownPaper } from './sent-papers.view-model.ts';
import './documents.css';

/** `/edit-documents/read`. It draws nothing while a session ends. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="profileEditing">
      <SentPapers />
    </Permitted>
  </SignedInFrame>
);

const SentPapers = () => {
  const model = useVisit(DOCUMENTS.OpenSentPapers);
  const reader = useInject(PDF.Reader);
  return model === undefined ? null : <SentPapersScreen model={model} reader={reader} />;
};

interface Props {
  readonly model: SentPapersViewModel;
  readonly reader: PdfReader;
}

const NOT_LOADED = { title: 'Ops!', body: EDIT_DOCUMENTS_TEXTS.notLoaded };

/** `/edit-documents/read`: the papers of the registration, as the client sent them. */
const SentPapersScreen = ({ model, reader }: Props) => (
  <div className="page">
    <PageHead title={EDIT_DOCUMENTS_TEXTS.readTitle} back="/edit-documents" />
    <WhenLoaded loaded={model.loaded} failed={NOT_LOADED}>
      {(papers) =>
        papers.length === 0 ? (
          <EmptyState title={EDIT_DOCUMENTS_TEXTS.nothing} body={EDIT_DOCUMENTS_TEXTS.nothingHint} />
        ) : (
          <div className="paper-list stack-24">
            {papers.map((paper) => (
              <Sent key={paper.picture} paper={paper} reader={reader} />
            ))}
          </div>
        )
      }
    </WhenLoaded>
  </div>
);

const Sent = ({ paper: { picture, file, pdf }, reader }: Pick<Props, 'reader'> & { readonly paper: ShownPaper }) => {
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

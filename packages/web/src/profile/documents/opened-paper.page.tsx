import { useEffect } from 'react';
import type { FileContent } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Token } from '../../composition/token.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { usePageTitle } from '../../shell/routing/page-title.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import type { PaperViewModel } from './paper.view-model.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { PDF_NOT_SHOWN, type PdfReader } from '../../ui/pdf/pdf-document.ts';
import { PdfViewer, PdfWaiting } from '../../ui/pdf/pdf-viewer.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { DownloadProblem } from './download-problem.tsx';

/** The page of one PDF of a list. Without a PDF from the list it goes back. @see decision Q082 */
export const paperPage = (token: Token<() => PaperViewModel | undefined>, list: Path) =>
  function Page() {
    const model = useVisit(token);
    return (
      <SignedInFrame>{model === undefined ? <GoBack to={list} /> : <Opened model={model} back={list} />}</SignedInFrame>
    );
  };

const GoBack = ({ to }: { readonly to: Path }) => {
  const navigation = useInject(SHARED.Navigation);
  useEffect(() => navigation.pop(to), [navigation, to]);
  return null;
};

const Opened = ({ model, back }: { readonly model: PaperViewModel; readonly back: Path }) => {
  const reader = useInject(PDF.Reader);
  usePageTitle(model.title);
  return <PaperScreen model={model} back={back} reader={reader} />;
};

interface Props {
  readonly model: PaperViewModel;
  readonly back: Path;
  readonly reader: PdfReader;
}

/** `/profile-documents/read` and `/profile-forms/read`: one PDF, and the button that downloads it. */
const PaperScreen = ({ model, back, reader }: Props) => (
  <div className="page">
    <PageHead title={model.title} back={back} />
    <WhenLoaded
      loaded={model.file}
      failed={{ title: 'Ops!', body: PDF_NOT_SHOWN }}
      waiting={<PdfWaiting reader={reader} />}
    >
      {(file) => <Shown model={model} file={file} reader={reader} />}
    </WhenLoaded>
  </div>
);

const Shown = observer(({ model, file, reader }: Omit<Props, 'back'> & { readonly file: FileContent }) => (
  <>
    <DownloadProblem failure={model.saving.failure} />
    <PdfViewer
      pdf={file.bytes}
      title={model.title}
      reader={reader}
      download={{ press: () => void model.save(file), isBusy: model.saving.isBusy }}
    />
  </>
));

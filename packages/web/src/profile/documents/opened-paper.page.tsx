import type { FileContent } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import { GoBack, signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useInject, useVisit } from '../../composition/injection.tsx';
import type { Token } from '../../composition/token.ts';
import { usePageTitle } from '../../shell/routing/page-title.ts';
import type { Path } from '../../shell/routing/paths.ts';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import type { PaperViewModel } from './paper.view-model.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { PDF_NOT_SHOWN, type PdfReader } from '../../ui/pdf/pdf-document.ts';
import { PdfViewer, PdfWaiting } from '../../ui/pdf/pdf-viewer.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { DownloadProblem } from './download-problem.tsx';

interface Props {
  readonly model: PaperViewModel;
  readonly reader: PdfReader;
}

const Paper = ({ model, back }: { readonly model: PaperViewModel; readonly back: Path }) => {
  const reader = useInject(PDF.Reader);
  usePageTitle(model.title);
  return (
    <div className="page">
      <PageHead title={model.title} back={back} />
      <WhenLoaded loaded={model.file} failed={{ title: PDF_NOT_SHOWN }} waiting={<PdfWaiting reader={reader} />}>
        {(file) => <Shown model={model} file={file} reader={reader} />}
      </WhenLoaded>
    </div>
  );
};

/** The page of one PDF of a list, and the button that downloads it. Without a PDF from the list it goes back. @see decision Q082 */
export const paperPage = (token: Token<() => PaperViewModel | undefined>, list: Path) => {
  const Opened = () => {
    const model = useVisit(token);
    return model === undefined ? <GoBack to={list} /> : <Paper model={model} back={list} />;
  };
  return signedInPage(Opened);
};

const Shown = observer(({ model, file, reader }: Props & { readonly file: FileContent }) => (
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

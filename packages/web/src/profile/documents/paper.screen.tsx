import type { FileContent } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { Path } from '../../shell/routing/paths.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { PDF_NOT_SHOWN, type PdfReader } from '../../ui/pdf/pdf-document.ts';
import { PdfViewer, PdfWaiting } from '../../ui/pdf/pdf-viewer.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { DownloadProblem } from './download-problem.tsx';
import type { PaperViewModel } from './paper.view-model.ts';

interface Props {
  readonly model: PaperViewModel;
  readonly back: Path;
  readonly reader: PdfReader;
}

/** `/profile-documents/read` and `/profile-forms/read`: one PDF, and the button that downloads it. */
export const PaperScreen = ({ model, back, reader }: Props) => (
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

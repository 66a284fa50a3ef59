import { FUND_PAPERS } from '@aroeira/domain/movements/messages';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { PDF_NOT_SHOWN, type PdfReader } from '../../ui/pdf/pdf-document.ts';
import { PdfViewer, PdfWaiting } from '../../ui/pdf/pdf-viewer.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import type { FundPaperModel } from './fund-terms.view-model.ts';

interface Props {
  readonly model: FundPaperModel;
  readonly reader: PdfReader;
}

/** `/movements/investment/terms`: the fact sheet or the regulation of a fund. */
export const FundTermsScreen = ({ model: { kind, loaded: pdf }, reader }: Props) => (
  <div className="page">
    <PageHead title={FUND_PAPERS[kind]} back="/movements/investment" />
    <WhenLoaded loaded={pdf} failed={{ title: 'Ops!', body: PDF_NOT_SHOWN }} waiting={<PdfWaiting reader={reader} />}>
      {(bytes) => <PdfViewer pdf={bytes} title={FUND_PAPERS[kind]} reader={reader} />}
    </WhenLoaded>
  </div>
);

import { FUND_PAPERS } from '@aroeira/domain/movements/messages';
import { GoBack, signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { fundPaperIn, type FundPaper } from './fund-terms.view-model.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { PDF_NOT_SHOWN } from '../../ui/pdf/pdf-document.ts';
import { PdfViewer, PdfWaiting } from '../../ui/pdf/pdf-viewer.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';

const Paper = ({ paper }: { readonly paper: FundPaper }) => {
  const { kind, loaded: pdf } = useVisit(MOVEMENTS.OpenFundPaper, paper);
  const reader = useInject(PDF.Reader);
  return (
    <div className="page">
      <PageHead title={FUND_PAPERS[kind]} back="/movements/investment" />
      <WhenLoaded loaded={pdf} failed={{ title: PDF_NOT_SHOWN }} waiting={<PdfWaiting reader={reader} />}>
        {(bytes) => <PdfViewer pdf={bytes} title={FUND_PAPERS[kind]} reader={reader} />}
      </WhenLoaded>
    </div>
  );
};

const FundTerms = () => {
  const paper = fundPaperIn(useInject(SHARED.BrowserNavigation).state());
  return paper === undefined ? <GoBack to="/movements/investment" /> : <Paper paper={paper} />;
};

/** `/movements/investment/terms`: the fact sheet or the regulation. Without a paper from the list it goes back. @see decision Q082 */
export const Page = signedInPage(FundTerms, 'investing');

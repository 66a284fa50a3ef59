import { useEffect } from 'react';
import { FUND_PAPERS } from '@aroeira/domain/movements/messages';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { fundPaperIn, type FundPaper, type FundPaperModel } from './fund-terms.view-model.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { PDF_NOT_SHOWN, type PdfReader } from '../../ui/pdf/pdf-document.ts';
import { PdfViewer, PdfWaiting } from '../../ui/pdf/pdf-viewer.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';

/** `/movements/investment/terms`. Without a paper from the list it goes back. @see decision Q082 */
export const Page = () => {
  const paper = fundPaperIn(useInject(SHARED.BrowserNavigation).state());
  return (
    <SignedInFrame>
      <Permitted to="investing">{paper === undefined ? <GoBack /> : <Paper paper={paper} />}</Permitted>
    </SignedInFrame>
  );
};

const GoBack = () => {
  const navigation = useInject(SHARED.Navigation);
  useEffect(() => navigation.pop('/movements/investment'), [navigation]);
  return null;
};

const Paper = ({ paper }: { readonly paper: FundPaper }) => {
  const model = useVisit(MOVEMENTS.OpenFundPaper, paper);
  const reader = useInject(PDF.Reader);
  return <FundTermsScreen model={model} reader={reader} />;
};

interface Props {
  readonly model: FundPaperModel;
  readonly reader: PdfReader;
}

/** `/movements/investment/terms`: the fact sheet or the regulation of a fund. */
const FundTermsScreen = ({ model: { kind, loaded: pdf }, reader }: Props) => (
  <div className="page">
    <PageHead title={FUND_PAPERS[kind]} back="/movements/investment" />
    <WhenLoaded loaded={pdf} failed={{ title: 'Ops!', body: PDF_NOT_SHOWN }} waiting={<PdfWaiting reader={reader} />}>
      {(bytes) => <PdfViewer pdf={bytes} title={FUND_PAPERS[kind]} reader={reader} />}
    </WhenLoaded>
  </div>
);

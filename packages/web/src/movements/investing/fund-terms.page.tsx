import { useEffect } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { MOVEMENTS } from '../movements.tokens.ts';
import { FundTermsScreen } from './fund-terms.screen.tsx';
import { fundPaperIn, type FundPaper } from './fund-terms.view-model.ts';

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

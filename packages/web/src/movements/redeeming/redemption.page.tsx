import { useEffect } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { RedemptionScreen } from './redemption.screen.tsx';

/** `/movements/redemption/operation`. Without a fund from the list it goes back. @see spec B §4 Redemption flow 2 */
export const Page = () => {
  const fundId = fundIn(useInject(SHARED.BrowserNavigation).state());
  return (
    <SignedInFrame>
      <Permitted to="redeeming">{fundId === undefined ? <GoBack /> : <Redemption fundId={fundId} />}</Permitted>
    </SignedInFrame>
  );
};

/** The fund that the list passed. */
const fundIn = (passed: object | undefined): number | undefined =>
  passed !== undefined && 'fundId' in passed && typeof passed.fundId === 'number' ? passed.fundId : undefined;

const GoBack = () => {
  const navigation = useInject(SHARED.Navigation);
  useEffect(() => navigation.pop('/movements/redemption'), [navigation]);
  return null;
};

const Redemption = ({ fundId }: { readonly fundId: number }) => {
  const model = useVisit(MOVEMENTS.OpenRedemption, fundId);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  return model === undefined ? null : <RedemptionScreen model={model} hours={hours} />;
};

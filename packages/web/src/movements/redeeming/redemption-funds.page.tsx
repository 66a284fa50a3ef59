import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { RedemptionFundsScreen } from './redemption-funds.screen.tsx';

/** `/movements/redemption`. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="redeeming">
      <Funds />
    </Permitted>
  </SignedInFrame>
);

const Funds = () => {
  const model = useVisit(MOVEMENTS.OpenRedemptionFunds);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  return model === undefined ? null : <RedemptionFundsScreen model={model} hours={hours} />;
};

import { Redirect } from 'wouter';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { ConfirmationScreen } from './confirmation.screen.tsx';
import { PlacedScreen } from './placed.screen.tsx';
import { PlacedViewModel } from './placed.view-model.ts';

/** `/movements/investment/confirmation`. Without an order, and without one that was made, it leads to the funds. @see spec B §4 Investment flow 6 */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="investing">
      <Confirmation />
    </Permitted>
  </SignedInFrame>
);

const Confirmation = () => {
  const model = useVisit(MOVEMENTS.OpenConfirmation);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  if (typeof model === 'string') return <Redirect to={model} replace />;
  return model instanceof PlacedViewModel ? (
    <PlacedScreen model={model} />
  ) : (
    <ConfirmationScreen model={model} hours={hours} />
  );
};

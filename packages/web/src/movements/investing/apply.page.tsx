import { Redirect } from 'wouter';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { ApplyScreen } from './apply.screen.tsx';

/** `/movements/investment/apply`. Without chosen funds it leads to them. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="investing">
      <Apply />
    </Permitted>
  </SignedInFrame>
);

const Apply = () => {
  const model = useVisit(MOVEMENTS.OpenApply);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  return typeof model === 'string' ? <Redirect to={model} replace /> : <ApplyScreen model={model} hours={hours} />;
};

import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { SignScreen } from './sign.screen.tsx';

/** `/movements/investment/sign`. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="investing">
      <Sign />
    </Permitted>
  </SignedInFrame>
);

const Sign = () => <SignScreen model={useVisit(MOVEMENTS.OpenSign)} />;

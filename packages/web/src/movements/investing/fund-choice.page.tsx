import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { FundChoiceScreen } from './fund-choice.screen.tsx';

/** `/movements/investment`. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="investing">
      <FundChoice />
    </Permitted>
  </SignedInFrame>
);

const FundChoice = () => {
  const model = useVisit(MOVEMENTS.OpenFundChoice);
  const hours = useVisit(MOVEMENTS.OpenOrderHours);
  return model === undefined ? null : <FundChoiceScreen model={model} hours={hours} />;
};

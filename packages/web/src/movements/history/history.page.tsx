import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { MOVEMENTS } from '../movements.tokens.ts';
import { HistoryScreen } from './history.screen.tsx';

/** `/movements/last-movements`. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="redeeming">
      <History />
    </Permitted>
  </SignedInFrame>
);

const History = () => {
  const model = useVisit(MOVEMENTS.OpenHistory);
  return model === undefined ? null : <HistoryScreen model={model} />;
};

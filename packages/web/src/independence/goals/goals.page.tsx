import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { INDEPENDENCE } from '../independence.tokens.ts';
import { GoalsScreen } from './goals.screen.tsx';

/** `/liberty/goals`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(INDEPENDENCE.OpenGoalsPage);
  return <SignedInFrame>{model && <GoalsScreen model={model} />}</SignedInFrame>;
};

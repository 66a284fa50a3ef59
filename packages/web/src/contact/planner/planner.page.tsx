import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { CONTACT } from '../contact.tokens.ts';
import { PlannerScreen } from './planner.screen.tsx';

/** `/profile-talktoplanner`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(CONTACT.OpenPlanner);
  return <SignedInFrame>{model && <PlannerScreen model={model} />}</SignedInFrame>;
};

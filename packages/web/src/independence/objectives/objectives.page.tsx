import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { INDEPENDENCE } from '../independence.tokens.ts';
import { ObjectivesScreen } from './objectives.screen.tsx';

/** `/liberty/objectives`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(INDEPENDENCE.OpenObjectivesPage);
  return <SignedInFrame>{model && <ObjectivesScreen model={model} />}</SignedInFrame>;
};

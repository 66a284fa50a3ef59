import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { INDEPENDENCE } from '../independence.tokens.ts';
import { ObjectiveFormScreen } from './objective-form.screen.tsx';

/** `/liberty/objectives/add`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(INDEPENDENCE.OpenObjectiveForm, 'new');
  return <SignedInFrame>{model && <ObjectiveFormScreen title="Novo objetivo" model={model} />}</SignedInFrame>;
};

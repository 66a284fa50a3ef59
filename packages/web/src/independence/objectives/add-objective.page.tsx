import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useVisit } from '../../composition/injection.tsx';
import { INDEPENDENCE } from '../independence.module.ts';
import { ObjectiveFormScreen } from './objective-form.screen.tsx';

const NewObjective = () => {
  const model = useVisit(INDEPENDENCE.OpenObjectiveForm, 'new');
  return model && <ObjectiveFormScreen title="Novo objetivo" model={model} />;
};

/** `/liberty/objectives/add`. */
export const Page = signedInPage(NewObjective);

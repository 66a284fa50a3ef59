import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { INDEPENDENCE } from '../independence.module.ts';
import { ObjectiveFormScreen } from './objective-form.screen.tsx';

const EditedObjective = () => {
  const navigation = useInject(SHARED.BrowserNavigation);
  const query = new URLSearchParams(navigation.search()).get('index') ?? undefined;
  const passed = navigation.state();
  const chosen = { state: numberIn(passed, 'index'), id: numberIn(passed, 'id'), query };
  const model = useVisit(INDEPENDENCE.OpenObjectiveForm, chosen);
  return model && <ObjectiveFormScreen title="Editar objetivo" model={model} />;
};

/** `/liberty/objectives/edit`. The index is from the list with the id, or from `?index=`. @see decisions Q113, 0228 */
export const Page = signedInPage(EditedObjective);

/** A number that the list passed. */
const numberIn = (passed: object | undefined, name: 'index' | 'id'): number | undefined => {
  const found: unknown = passed === undefined ? undefined : Reflect.get(passed, name);
  return typeof found === 'number' ? found : undefined;
};

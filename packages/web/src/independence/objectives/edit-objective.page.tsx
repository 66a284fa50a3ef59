import { useInject } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { INDEPENDENCE } from '../independence.tokens.ts';
import { ObjectiveFormScreen } from './objective-form.screen.tsx';

/** `/liberty/objectives/edit`. The index comes from the list, or from `?index=`. @see decision Q113 */
export const Page = () => {
  const navigation = useInject(SHARED.BrowserNavigation);
  const query = new URLSearchParams(navigation.search()).get('index') ?? undefined;
  const model = useVisit(INDEPENDENCE.OpenObjectiveForm, { state: indexIn(navigation.state()), query });
  return <SignedInFrame>{model && <ObjectiveFormScreen title="Editar objetivo" model={model} />}</SignedInFrame>;
};

/** The index that the list passed. */
const indexIn = (passed: object | undefined): number | undefined =>
  passed !== undefined && 'index' in passed && typeof passed.index === 'number' ? passed.index : undefined;

import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { ConformityScreen } from './conformity.screen.tsx';
import { CONFORMITY } from './conformity.tokens.ts';

/** `/profile-conformity-term`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(CONFORMITY.OpenConformity, 'status');
  return <SignedInFrame>{model && <ConformityScreen model={model} />}</SignedInFrame>;
};

import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { ConformityReadingScreen } from './conformity-reading.screen.tsx';
import { CONFORMITY } from './conformity.tokens.ts';

/** `/profile-conformity-term/read`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(CONFORMITY.OpenConformity, 'reading');
  return <SignedInFrame>{model && <ConformityReadingScreen model={model} />}</SignedInFrame>;
};

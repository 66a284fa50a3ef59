import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { CONTACT } from '../contact.tokens.ts';
import { RatingScreen } from './rating.screen.tsx';

/** `/evaluate-app`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(CONTACT.OpenRating);
  return <SignedInFrame>{model && <RatingScreen model={model} />}</SignedInFrame>;
};

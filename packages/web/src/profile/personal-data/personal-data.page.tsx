import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { PROFILE } from '../profile.tokens.ts';
import { PersonalDataScreen } from './personal-data.screen.tsx';

/** `/profile-personal-data`. It draws nothing at the moment when a session ends. */
export const Page = () => (
  <SignedInFrame>
    <PersonalData />
  </SignedInFrame>
);

const PersonalData = () => {
  const visit = useVisit(PROFILE.OpenPersonalData);
  return visit === undefined ? null : <PersonalDataScreen loaded={visit.loaded} />;
};

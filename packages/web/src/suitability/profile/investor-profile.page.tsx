import { observer } from 'mobx-react-lite';
import { useInject } from '../../composition/injection.tsx';
import { useVisit } from '../../composition/use-visit.ts';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { SUITABILITY } from '../suitability.tokens.ts';
import { InvestorProfileScreen } from './investor-profile.screen.tsx';

/** `/profile/suitability`. */
export const Page = () => (
  <SignedInFrame>
    <InvestorProfile />
  </SignedInFrame>
);

const InvestorProfile = observer(() => {
  const model = useVisit(SUITABILITY.OpenInvestorProfile);
  const editing = useInject(STANDING.PortalStanding).accessTo('profileEditing');
  return model === undefined ? null : <InvestorProfileScreen model={model} isApproved={editing._tag === 'Open'} />;
});

import { observer } from 'mobx-react-lite';
import type { ShownProfile } from '@aroeira/domain/renewal';
import { INVESTOR_PROFILE, SUITABILITY_TEXTS } from '@aroeira/domain/suitability/messages';
import { useInject } from '../../composition/injection.tsx';
import { useVisit } from '../../composition/use-visit.ts';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { SUITABILITY } from '../suitability.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { ProfileMeaning, ProfileValidity } from '../profile-meaning.tsx';
import { RiskScale } from '../risk-scale.tsx';
import type { InvestorProfileViewModel } from './investor-profile.view-model.ts';
import '../suitability.css';

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

interface Props {
  readonly model: InvestorProfileViewModel;
  readonly isApproved: boolean;
}

const FAILED = { title: 'Ops!', body: 'Não foi possível carregar o seu perfil.' };

/** `/profile/suitability`. 'Redefinir perfil' is for approved clients. @see spec B §2 Profile, B §6 */
const InvestorProfileScreen = observer(({ model: { loaded, remake }, isApproved }: Props) => (
  <div className="page is-form">
    <PageHead title={INVESTOR_PROFILE.title} back="/profile" />
    <WhenLoaded loaded={loaded} failed={FAILED}>
      {(shown) => (
        <>
          <Shown {...shown} />
          {isApproved && <Button onPress={remake}>{SUITABILITY_TEXTS.remake}</Button>}
        </>
      )}
    </WhenLoaded>
  </div>
));

const Shown = ({ profile, last, isRenewed }: ShownProfile) => {
  if (!isRenewed) return <Notice icon="clock">{INVESTOR_PROFILE.updated}</Notice>;
  if (profile === undefined) return <EmptyState title={INVESTOR_PROFILE.unanswered} />;
  return (
    <>
      <section className="card quiz-result">
        <p className="secondary">Seu perfil de investidor é</p>
        <h2>{profile.name}</h2>
        <p>{profile.description}</p>
        <RiskScale current={profile.riskProfile} />
      </section>
      <ProfileMeaning riskProfile={profile.riskProfile} />
      <ProfileValidity last={last} />
    </>
  );
};

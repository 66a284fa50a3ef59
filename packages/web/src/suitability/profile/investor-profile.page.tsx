import { todayOf, type CalendarDay } from '@aroeira/domain/kernel';
import { observer } from 'mobx-react-lite';
import type { ShownProfile } from '@aroeira/domain/renewal';
import { INVESTOR_PROFILE, SUITABILITY_TEXTS } from '@aroeira/domain/suitability/messages';
import { signedInPage } from '../../shell/frame/signed-in-page.tsx';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { SHARED } from '../../composition/shared.tokens.ts';
import { STANDING } from '../../registration/standing/standing.tokens.ts';
import { SUITABILITY } from '../suitability.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { ProfileMeaning, ProfileValidity } from '../profile-meaning.tsx';
import { RiskScale } from '../risk-scale.tsx';
import '../suitability.css';

const FAILED = { title: 'Não foi possível carregar o seu perfil' };

const InvestorProfile = observer(() => {
  const model = useVisit(SUITABILITY.OpenInvestorProfile);
  const editing = useInject(STANDING.PortalStanding).accessTo('profileEditing');
  const clock = useInject(SHARED.ServerClock);
  if (model === undefined) return null;
  return (
    <div className="page is-form">
      <PageHead title={INVESTOR_PROFILE.title} back="/profile" />
      <WhenLoaded loaded={model.loaded} failed={FAILED}>
        {(shown) => (
          <>
            <Shown {...shown} today={todayOf(clock)()} />
            {editing._tag === 'Open' && <Button onPress={model.remake}>{SUITABILITY_TEXTS.remake}</Button>}
          </>
        )}
      </WhenLoaded>
    </div>
  );
});

/** `/profile/suitability`. 'Redefinir perfil' is for approved clients. @see spec B §2 Profile, B §6 */
export const Page = signedInPage(InvestorProfile);

const Shown = ({ profile, last, isRenewed, today }: ShownProfile & { readonly today: CalendarDay }) => {
  if (!isRenewed)
    return (
      <>
        <Notice icon="clock">{INVESTOR_PROFILE.updated}</Notice>
        <ProfileValidity last={last} today={today} isFactAlone />
      </>
    );
  if (profile === undefined) return <EmptyState title={INVESTOR_PROFILE.unanswered} body={INVESTOR_PROFILE.whatFor} />;
  return (
    <>
      <section className="card quiz-result">
        <p className="secondary">Seu perfil de investidor é</p>
        <h2>{profile.name}</h2>
        <p>{profile.description}</p>
        <RiskScale current={profile.riskProfile} />
      </section>
      <ProfileMeaning riskProfile={profile.riskProfile} />
      <ProfileValidity last={last} today={today} />
    </>
  );
};

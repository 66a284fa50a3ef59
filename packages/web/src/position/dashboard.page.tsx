import { reachableOf } from '@aroeira/domain/registration';
import { callToAction } from '@aroeira/domain/renewal';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useDeployment } from '../composition/deployment.ts';
import { useInject, useVisit } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { TwoStepPrompt } from '../access/two-step/two-step-prompt.tsx';
import type { TwoStepSettingsViewModel } from '../access/two-step/two-step-settings.view-model.ts';
import { TWO_STEP } from '../access/two-step/two-step.module.ts';
import type { PortalStanding } from '../registration/standing/portal-standing.ts';
import { servicesOf } from '../registration/standing/services.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { RenewalNotice } from '../renewal/renewal-notice.tsx';
import type { RenewalNoticeViewModel } from '../renewal/renewal-notice.view-model.ts';
import { RENEWAL } from '../renewal/renewal.tokens.ts';
import { SignedInFrame } from '../shell/frame/signed-in-frame.tsx';
import { useExits } from '../shell/frame/use-exits.ts';
import { useAppMenu } from '../ui/frame/use-app-menu.ts';
import type { Action } from './action-card.tsx';
import { DashboardScreen } from './dashboard.screen.tsx';
import type { PlannerOnCard } from './planner-card.tsx';
import { POSITION } from './position.tokens.ts';
import { YieldCard } from './yield/yield-card.tsx';

/** `/dashboard`. It draws nothing at the moment when a session ends. */
export const Page = () => {
  const twoStep = useVisit(TWO_STEP.OpenTwoStepSettings);
  const renewal = useVisit(RENEWAL.OpenRenewalNotice);
  return (
    <SignedInFrame>
      {renewal && <Dashboard renewal={renewal} />}
      {twoStep && renewal && <Questions twoStep={twoStep} renewal={renewal} />}
    </SignedInFrame>
  );
};

const Dashboard = observer(({ renewal }: { readonly renewal: RenewalNoticeViewModel }) => {
  const { brand } = useDeployment();
  const model = useVisit(POSITION.OpenDashboard);
  const standing = useInject(STANDING.PortalStanding);
  const yields = useVisit(POSITION.OpenYield);
  const plannerPhotos = useInject(POSITION.PlannerPhotos);
  const isHidden = model?.isHidden ?? true;
  useEffect(() => {
    if (!isHidden) void yields?.loadYear();
  }, [isHidden, yields]);
  const openMenu = useAppMenu();
  const { closeApp } = useExits();
  useBackQuestion();
  if (model === undefined) return null;
  return (
    <DashboardScreen
      model={model}
      frame={{ brand: brand.productName, openMenu, closeApp, photo: standing.photo }}
      services={servicesOf(standing)}
      planner={plannerOf(standing)}
      plannerPhotos={plannerPhotos}
      ofYear={yields?.ofYear}
      investing={standing.accessTo('investing')}
      action={actionOf(standing, renewal)}
    >
      {yields && <YieldCard model={yields} />}
    </DashboardScreen>
  );
});

/** One question at a time. The one about the safety of the account comes first. @see decision 0182 */
const Questions = observer(
  ({ twoStep, renewal }: { readonly twoStep: TwoStepSettingsViewModel; readonly renewal: RenewalNoticeViewModel }) =>
    twoStep.isAnswered ? <RenewalNotice model={renewal} /> : <TwoStepPrompt model={twoStep} />,
);

const plannerOf = ({ facts, failure }: PortalStanding): PlannerOnCard => {
  if (facts === undefined) return { _tag: failure === undefined ? 'Awaited' : 'Unknown' };
  const planner = reachableOf(facts.planner);
  return planner === undefined ? { _tag: 'None' } : { _tag: 'Planner', planner };
};

const actionOf = ({ permissions }: PortalStanding, { status }: RenewalNoticeViewModel): Action | undefined => {
  if (permissions === undefined || status === undefined) return undefined;
  switch (callToAction(permissions, status)) {
    case 'complete-registration':
      return { _tag: 'Complete', reason: permissions.completion.reason };
    case 'renew':
      return { _tag: 'Renew' };
    case 'talk-to-planner':
      return { _tag: 'Talk', reason: permissions.completion.reason };
    case 'investments':
      return undefined;
  }
};

/** The browser's back button would leave the session. So this guard asks first. @see spec A §2 Dashboard */
const useBackQuestion = (): void => {
  const navigation = useInject(SHARED.Navigation);
  const exits = useExits();
  useEffect(
    () =>
      navigation.guard({
        losesWork: false,
        ask: (by) => {
          if (by === 'back') exits.askToClose();
          return by === 'link';
        },
      }),
    [navigation, exits],
  );
};

import { useEffect } from 'react';
import { useDeployment } from '../composition/deployment.ts';
import { useInject } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { useVisit } from '../composition/use-visit.ts';
import { TwoStepPrompt } from '../access/two-step/two-step-prompt.tsx';
import { TWO_STEP } from '../access/two-step/two-step.tokens.ts';
import { SignedInFrame } from '../shell/frame/signed-in-frame.tsx';
import { useExits } from '../shell/frame/use-exits.ts';
import { useAppMenu } from '../ui/frame/use-app-menu.ts';
import { DashboardScreen } from './dashboard.screen.tsx';
import { POSITION } from './position.tokens.ts';

/** `/dashboard`. It draws nothing at the moment when a session ends. */
export const Page = () => {
  const twoStep = useVisit(TWO_STEP.OpenTwoStepSettings);
  return (
    <SignedInFrame>
      <Dashboard />
      {twoStep && <TwoStepPrompt model={twoStep} />}
    </SignedInFrame>
  );
};

const Dashboard = () => {
  const { brand } = useDeployment();
  const model = useVisit(POSITION.OpenDashboard);
  const openMenu = useAppMenu();
  const { closeApp } = useExits();
  useBackQuestion();
  return model && <DashboardScreen model={model} frame={{ brand: brand.productName, openMenu, closeApp }} />;
};

/** The browser's back button would leave the session. So this guard asks first. @see spec A §2 Dashboard */
const useBackQuestion = (): void => {
  const navigation = useInject(SHARED.Navigation);
  const exits = useExits();
  useEffect(
    () =>
      navigation.guard({
        losesWork: false,
        ask: async (by) => {
          if (by === 'back') exits.askToClose();
          return by === 'link';
        },
      }),
    [navigation, exits],
  );
};

import { useEffect, useState } from 'react';
import { useInject } from '../composition/injection.tsx';
import { TOKENS } from '../composition/tokens.ts';
import { TwoStepPrompt } from '../access/two-step/two-step-prompt.tsx';
import { SignedInFrame } from '../shell/signed-in-frame.tsx';
import { useExits } from '../shell/frame/use-exits.ts';
import { useAppMenu } from '../ui/frame/use-app-menu.ts';
import { DashboardScreen } from './dashboard.screen.tsx';

/** `/dashboard`, within the frame of signed-in screens. */
export const Dashboard = () => (
  <SignedInFrame>
    <Visit />
    <TwoStepPrompt />
  </SignedInFrame>
);

/** Nothing is drawn for the moment in which a session ends. */
const Visit = () => {
  const { brand } = useInject(TOKENS.Configuration);
  const navigation = useInject(TOKENS.Navigation);
  const [model] = useState(useInject(TOKENS.OpenDashboard));
  const openMenu = useAppMenu();
  const exits = useExits();

  useEffect(() => {
    void model?.open();
    return model?.close;
  }, [model]);

  // Browser back would lead out of the session: it asks instead, and stays. @see spec A §2 Dashboard
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

  if (model === undefined) return null;
  return <DashboardScreen model={model} frame={{ brand: brand.productName, openMenu, closeApp: exits.closeApp }} />;
};

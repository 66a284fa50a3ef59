import { useState } from 'react';
import { useInject } from '../composition/injection.tsx';
import { TOKENS } from '../composition/tokens.ts';
import { DevicesCard } from '../access/devices/devices-card.tsx';
import { QuickAccessSwitch } from '../access/quick-access/quick-access-switch.tsx';
import { TwoStepToggle } from '../access/two-step/two-step-toggle.tsx';
import { SignedInFrame } from '../shell/signed-in-frame.tsx';
import { useExits } from '../shell/frame/use-exits.ts';
import { ProfileScreen } from './profile.screen.tsx';

/** `/profile`, within the frame of signed-in screens. */
export const Profile = () => (
  <SignedInFrame>
    <Visit />
  </SignedInFrame>
);

/** Nothing is drawn for the moment in which a session ends. */
const Visit = () => {
  const [model] = useState(useInject(TOKENS.OpenProfile));
  const exits = useExits();
  const { appVersion } = useInject(TOKENS.DeviceInfo);
  return model === undefined ? null : (
    <ProfileScreen
      model={model}
      exits={exits}
      version={appVersion}
      devices={<DevicesCard />}
      security={<SecuritySwitches />}
    />
  );
};

const SecuritySwitches = () => (
  <>
    <QuickAccessSwitch />
    <TwoStepToggle />
  </>
);

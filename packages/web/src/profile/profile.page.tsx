import { observer } from 'mobx-react-lite';
import { signedInPage } from '../shell/frame/signed-in-page.tsx';
import { DevicesCard } from '../access/devices/devices-card.tsx';
import { DEVICES } from '../access/devices/devices.tokens.ts';
import { QuickAccessSwitch } from '../access/quick-access/quick-access-switch.tsx';
import { QUICK_ACCESS } from '../access/quick-access/quick-access.tokens.ts';
import { TwoStepToggle } from '../access/two-step/two-step-toggle.tsx';
import { TWO_STEP } from '../access/two-step/two-step.module.ts';
import { useInject } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { useVisit } from '../composition/use-visit.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { useExits } from '../shell/frame/use-exits.ts';
import { ProfilePhoto } from './photo/profile-photo.tsx';
import { PROFILE } from './profile.module.ts';
import { ProfileScreen } from './profile.screen.tsx';

const Profile = observer(() => {
  const model = useVisit(PROFILE.OpenProfile);
  const devices = useVisit(DEVICES.OpenDevices);
  const quickAccess = useVisit(QUICK_ACCESS.OpenQuickAccessSwitch);
  const twoStep = useVisit(TWO_STEP.OpenTwoStepSettings);
  const photo = useVisit(PROFILE.OpenPhoto);
  const standing = useInject(STANDING.PortalStanding);
  const exits = useExits();
  const { appVersion } = useInject(SHARED.DeviceInfo);
  if (model === undefined || photo === undefined) return null;
  const editing = standing.accessTo('profileEditing')._tag;
  return (
    <ProfileScreen
      model={model}
      photo={<ProfilePhoto model={photo} name={model.client.name} photo={standing.photo} />}
      isApproved={editing === 'Unknown' ? undefined : editing === 'Open'}
      askAgain={editing === 'Failed' ? standing.refresh : undefined}
      exits={exits}
      version={appVersion}
      devices={<DevicesCard model={devices} />}
      security={
        <>
          {quickAccess && <QuickAccessSwitch model={quickAccess} />}
          {twoStep && <TwoStepToggle model={twoStep} />}
        </>
      }
    />
  );
});

/** `/profile`. */
export const Page = signedInPage(Profile);

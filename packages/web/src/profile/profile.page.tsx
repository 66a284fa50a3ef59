import { todayOf, type CalendarDay, type CallFailure } from '@aroeira/domain/kernel';
import type { ShownProfile } from '@aroeira/domain/renewal';
import { profileSummary } from '@aroeira/domain/suitability/messages';
import { observer } from 'mobx-react-lite';
import { signedInPage } from '../shell/frame/signed-in-page.tsx';
import { DevicesCard } from '../access/devices/devices-card.tsx';
import { DEVICES } from '../access/devices/devices.tokens.ts';
import { QuickAccessSwitch } from '../access/quick-access/quick-access-switch.tsx';
import { QUICK_ACCESS } from '../access/quick-access/quick-access.tokens.ts';
import { TwoStepToggle } from '../access/two-step/two-step-toggle.tsx';
import { TWO_STEP } from '../access/two-step/two-step.module.ts';
import { useInject, useVisit } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { STANDING } from '../registration/standing/standing.tokens.ts';
import { useExits } from '../shell/frame/use-exits.ts';
import { SUITABILITY } from '../suitability/suitability.tokens.ts';
import type { Loaded } from '../ui/loaded.ts';
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
  const investor = useVisit(SUITABILITY.OpenInvestorProfile);
  const clock = useInject(SHARED.ServerClock);
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
      riskProfile={riskProfileLine(investor?.loaded, todayOf(clock)())}
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

/** A space keeps the place of the line. A profile that does not load, or that nobody has yet, leaves the line away. */
const riskProfileLine = (
  loaded: Loaded<ShownProfile, CallFailure> | undefined,
  today: CalendarDay,
): string | undefined => {
  if (loaded?.state._tag === 'Loading') return '\u00a0';
  const shown = loaded?.value;
  return shown?.profile === undefined ? undefined : profileSummary(shown.profile, shown.last, today);
};

/** `/profile`. */
export const Page = signedInPage(Profile);

import { Redirect } from 'wouter';
import { useVisit } from '../../composition/use-visit.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { DEVICES } from './devices.tokens.ts';
import { UnblockDeviceScreen } from './unblock-device.screen.tsx';

/** `/unblockDevice`. The path is public. It redirects everybody who has nothing to unblock (decision Q027). */
export const Page = () => {
  const opened = useVisit(DEVICES.OpenUnblockDevice);
  if (typeof opened === 'string') return <Redirect to={opened} replace />;
  return (
    <PublicShell>
      <UnblockDeviceScreen model={opened} />
    </PublicShell>
  );
};

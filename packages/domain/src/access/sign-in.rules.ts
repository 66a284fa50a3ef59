import type { Session } from './session.ts';

/** Where a client goes after a sign-in. */
export type Destination = 'unblock-device' | 'reset-password' | 'dashboard';

/**
 * Where a client goes once password, code and consent are done. A blocked device comes first: it must be cleared before
 * a password can change.
 *
 * @see spec A §4 Sign-in 4; decision Q148
 */
export const afterSignIn = ({ isDeviceBlocked, status }: Session): Destination => {
  if (isDeviceBlocked) return 'unblock-device';
  return status === 'must-change-password' ? 'reset-password' : 'dashboard';
};

import type { Session } from './session.ts';

/** What a signed-in client has to do before any protected screen opens. */
export type HeldBack = 'unblock-device' | 'reset-password';

/**
 * What holds a client back from the protected screens; `undefined` when nothing does. A blocked device comes first: it
 * must be cleared before a password can change.
 *
 * @see spec A §2 Dashboard, A §6; decision Q148
 */
export const heldBack = ({ isDeviceBlocked, status }: Session): HeldBack | undefined => {
  if (isDeviceBlocked) return 'unblock-device';
  return status === 'must-change-password' ? 'reset-password' : undefined;
};

import type { Session } from '../session.ts';

/** What a signed-in client must do before any protected screen opens. */
export type HeldBack = 'unblock-device' | 'reset-password';

/** What the server demands of a signed-in client before it gives the client any data. */
export type Hold = HeldBack | 'consent';

/**
 * What holds a client back from the protected screens, or `undefined`. A blocked device comes first, because the client
 * must unblock it before a password can change.
 *
 * @see spec A §2 Dashboard, A §6; decision Q148
 */
export const heldBack = ({ isDeviceBlocked, status }: Session): HeldBack | undefined => {
  if (isDeviceBlocked) return 'unblock-device';
  return status === 'must-change-password' ? 'reset-password' : undefined;
};

/**
 * The session after the server demanded a step from a signed-in client. From then on the guards of a sign-in apply:
 * `heldBack` decides, and no screen opens before the consent.
 *
 * @see decision 0157
 */
export const withHold =
  (hold: Hold) =>
  <S extends Session>(session: S): S => {
    switch (hold) {
      case 'unblock-device':
        return { ...session, isDeviceBlocked: true };
      case 'reset-password':
        return { ...session, status: 'must-change-password' };
      case 'consent':
        return { ...session, isConsentDue: true };
    }
  };

import type { Session } from '../session.ts';

/** What the server demands of a signed-in client before it gives the client any data. */
export type Hold = StoredHold | 'consent';

/** A hold of which the stored session tells. A session that waits for its consent is none yet. */
export type StoredHold = 'unblock-device' | 'reset-password';

/**
 * The hold that keeps a client from the protected screens, or `undefined`. A blocked device comes first, because the
 * client must unblock it before a password can change.
 *
 * @see spec A §2 Dashboard, A §6; decision Q148
 */
export const holdOn = ({ isDeviceBlocked, status }: Session): StoredHold | undefined => {
  if (isDeviceBlocked) return 'unblock-device';
  return status === 'must-change-password' ? 'reset-password' : undefined;
};

/**
 * The session after the server demanded a step from a signed-in client. From then on the guards of a sign-in apply:
 * `holdOn` decides, and no screen opens before the consent.
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

/** Where a client goes after a sign-in. */
export type Destination = StoredHold | 'dashboard';

/**
 * Where a client goes once password, code and consent are done.
 *
 * @see spec A §4 Sign-in 4; decision Q148
 */
export const afterSignIn = (session: Session): Destination => holdOn(session) ?? 'dashboard';

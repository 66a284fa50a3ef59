import type { Session } from '../session.ts';

/** What a signed-in client has to do before any protected screen opens. */
export type HeldBack = 'unblock-device' | 'reset-password';

/** What the server wants of a signed-in client before it answers with anything of theirs. */
export type Hold = HeldBack | 'consent';

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

/**
 * A session as it is once the server told, in the middle of it, what it wants first. From then on the guards of a sign-in
 * hold for it: those of `heldBack`, and that no screen opens before consent.
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

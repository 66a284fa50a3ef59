import type { SignOut, SignOutFailure } from '@aroeira/domain/access';
import { Call } from '../../ui/call.ts';

interface LogoutParts {
  readonly signOut: SignOut;
  readonly ended: () => void;
  /** Says why the server did not end the session. */
  readonly say: (failure: SignOutFailure) => void;
}

export type LogoutVisit = ReturnType<typeof makeLogoutVisit>;

/** One visit to /logout. The session ends on this device even if the server did not answer. @see decision Q028 */
export const makeLogoutVisit = ({ signOut, ended, say }: LogoutParts) => {
  const leaving = new Call<SignOutFailure>();
  return {
    open: () =>
      leaving.run(signOut, {
        done: ended,
        refused: (failure) => {
          say(failure);
          ended();
        },
      }),
    close: () => leaving.close(),
  };
};

import { holdOn, type Destination, type Session } from '@aroeira/domain/access';
import type { Guarded } from '../../ui/forms/leave-guard.ts';
import type { Access, Path } from './paths.ts';

/**
 * Moving about in the app.
 *
 * @see spec A §2 Routing rules: push, pop, reset to dashboard, replace, the last 10 visited paths
 */
export interface Navigation extends Guarded {
  readonly push: (path: Path, state?: object) => void;
  readonly replace: (path: Path, state?: object) => void;
  /** Goes back to the previous path, or to the given one when there is none. */
  readonly pop: (otherwise: Path) => void;
  /** Goes to /dashboard, and keeps no other path in the history. */
  readonly resetToDashboard: () => void;
  /** Goes to a path without a question of the guard, because the page that the client leaves has ended. */
  readonly abandon: (path: Path) => void;
  /** Whether the client would lose typed work by leaving the screen. */
  readonly losesWork: () => boolean;
  /** Loads the app again at a path, so that no data of the previous page stays in memory. */
  readonly restartAt: (path: Path) => void;
  /** The visited paths, at most 10. The oldest is first, the current one is last. */
  readonly visited: () => readonly string[];
}

/** The path of each place where a sign-in may lead. */
export const PATH_OF: Readonly<Record<Destination, Path>> = {
  'unblock-device': '/unblockDevice',
  'reset-password': '/resetPassword',
  dashboard: '/dashboard',
};

/**
 * Where a signed-in client goes instead of a protected page, or `undefined` when the page opens.
 *
 * @see spec A §2 Dashboard, A §6; decision Q148
 */
export const detourFor = (access: Access, session: Session): Path | undefined => {
  const held = access === 'public' ? undefined : holdOn(session);
  return held === undefined ? undefined : PATH_OF[held];
};

/** After a sign-in the history starts over at the dashboard. @see spec A §4 Sign-in 4 */
export const arriveAt =
  (navigation: Navigation) =>
  ({ destination }: { readonly destination: Destination }): void => {
    navigation.resetToDashboard();
    navigation.push(PATH_OF[destination]);
  };

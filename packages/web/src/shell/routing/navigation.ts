import type { Guarded } from '../../ui/forms/leave-guard.ts';
import type { Path } from './paths.ts';

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

import type { Path } from './paths.ts';

/** Asks before the client leaves a page. The page stays when the answer is false. A yes removes the guard. */
export interface LeaveGuard {
  /**
   * Whether the browser must ask as well when the client closes or reloads the page. It does so only where typed work
   * would be lost.
   */
  readonly losesWork: boolean;
  readonly ask: (by: 'back' | 'link') => Promise<boolean>;
}

/**
 * Moving about in the app.
 *
 * @see spec A §2 Routing rules: push, pop, reset to dashboard, replace, the last 10 visited paths
 */
export interface Navigation {
  readonly push: (path: Path, state?: object) => void;
  readonly replace: (path: Path, state?: object) => void;
  /** Goes back to the previous path, or to the given one when there is none. */
  readonly pop: (otherwise: Path) => void;
  /** From here the history holds /dashboard and nothing else. */
  readonly resetToDashboard: () => void;
  /** Goes there without asking a guard: what the client leaves behind has ended. */
  readonly abandon: (path: Path) => void;
  /** Whether the screen holds typed work that leaving it would lose. */
  readonly losesWork: () => boolean;
  /** Loads the page again at a path, so that nothing of what was left stays in memory. */
  readonly restartAt: (path: Path) => void;
  /** @returns what takes the guard away */
  readonly guard: (guard: LeaveGuard) => () => void;
  /** The paths that led here, at most 10. The oldest is first, this one is last. */
  readonly visited: () => readonly string[];
}

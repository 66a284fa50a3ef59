import type { Path } from './paths.ts';

/** Asked before a screen is left. The screen stays when the answer is false; a yes drops the guard. */
export interface LeaveGuard {
  /** Whether the browser too must ask, when the page is closed or reloaded: only where typed work would be lost. */
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
  /** Back to the previous path; with none, to the path given. */
  readonly pop: (otherwise: Path) => void;
  /** From here the history holds /dashboard and nothing else. */
  readonly resetToDashboard: () => void;
  /** Goes there whatever a guard says: what is left behind has ended, and nobody is asked about it. */
  readonly abandon: (path: Path) => void;
  /** Whether the screen holds typed work that leaving it would lose. */
  readonly losesWork: () => boolean;
  /** The same by loading the page anew, so that nothing of what was left stays in memory. */
  readonly restartAt: (path: Path) => void;
  /** @returns what takes the guard away */
  readonly guard: (guard: LeaveGuard) => () => void;
  /** The paths that led here, oldest first, this one last; at most 10. */
  readonly visited: () => readonly string[];
}

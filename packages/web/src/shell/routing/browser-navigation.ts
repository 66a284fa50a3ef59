import type { LeaveGuard } from '../../ui/forms/leave-guard.ts';
import type { Navigation } from './navigation.ts';
import type { Path } from './paths.ts';
import { withPush, withReplace, type Trail } from './trail.rules.ts';

/** What the app keeps in an entry of the browser's history. */
interface Entry {
  /**
   * Its place in the history, counted from the first entry of the app. It tells the direction and the length of a step.
   */
  readonly index: number;
  readonly trail: Trail;
  /** What the previous screen passed to this one. */
  readonly app: object | undefined;
}

/** The part of a browser's window that keeps the history. */
export interface HistoryWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'replace'>;
  addEventListener(type: 'popstate', listener: (event: PopStateEvent) => void): void;
  addEventListener(type: 'beforeunload', listener: (event: BeforeUnloadEvent) => void): void;
}

/**
 * `Navigation` over the browser's history. Each entry holds its trail, so that a step back, a step forward and a reload
 * find the right trail. Without a guard every step happens at once. With a guard it happens after the answer. A reset
 * replaces the current entry but cannot remove earlier ones, so the guard of the dashboard asks before a step back.
 */
export class BrowserNavigation implements Navigation {
  private entry: Entry;
  private current: LeaveGuard | undefined;
  private isAsking = false;
  /** What waits until the address of this entry is back. */
  private whenBack: readonly (() => void)[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly window: HistoryWindow;

  constructor(window: HistoryWindow) {
    this.window = window;
    this.entry = entryIn(window.history.state) ?? { index: 0, trail: [window.location.pathname], app: undefined };
    this.save();
    window.addEventListener('popstate', (event) => void this.popped(entryIn(event.state)));
    window.addEventListener('beforeunload', (event) => {
      if (this.losesWork()) event.preventDefault();
    });
  }

  path = (): string => this.window.location.pathname;
  search = (): string => this.window.location.search;
  /** What the previous screen passed to this one. */
  state = (): object | undefined => this.entry.app;
  visited = (): Trail => this.entry.trail;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  guard = (guard: LeaveGuard): (() => void) => {
    this.current = guard;
    return () => {
      if (this.current === guard) this.current = undefined;
    };
  };

  push = (path: Path, state?: object): void => this.navigate(path, { state });
  replace = (path: Path, state?: object): void => this.navigate(path, { replace: true, state });

  pop = (otherwise: Path): void => {
    if (this.entry.index > 0 && this.entry.trail.length > 1) this.window.history.go(-1);
    else this.replace(otherwise);
  };

  resetToDashboard = (): void =>
    this.ifLeaving('link', () => this.go('/dashboard', { ...this.entry, app: undefined, trail: ['/dashboard'] }));

  losesWork = (): boolean => this.current?.losesWork === true;

  abandon = (path: Path): void => {
    this.current = undefined;
    this.replace(path);
  };

  restartAt = (path: Path): void => {
    this.current = undefined;
    this.window.location.replace(path);
  };

  /** wouter's links call this function. The app itself calls `push` and `replace`, which check the paths. */
  navigate = (to: string, { replace = false, state }: { replace?: boolean; state?: object | undefined } = {}): void =>
    this.ifLeaving('link', () => {
      const { index, trail } = this.entry;
      const path = to.replace(/[?#].*$/s, '');
      if (replace) this.go(to, { index, trail: withReplace(trail, path), app: state });
      else this.go(to, { index: index + 1, trail: withPush(trail, path), app: state });
    });

  private go(to: string, entry: Entry): void {
    const isNew = entry.index > this.entry.index;
    this.entry = entry;
    if (isNew) this.window.history.pushState(entry, '', to);
    else this.window.history.replaceState(entry, '', to);
    this.tell();
  }

  private ifLeaving(by: 'back' | 'link', leave: () => void): void {
    const answer = this.mayLeave(by);
    if (answer === true) leave();
    else if (answer !== false) void answer.then((isLeaving) => isLeaving && leave());
  }

  /** Asks one question at a time. A navigation during the question does nothing. */
  private mayLeave(by: 'back' | 'link'): boolean | Promise<boolean> {
    const guard = this.current;
    if (guard === undefined) return true;
    if (this.isAsking) return false;
    const answer = guard.ask(by);
    if (typeof answer !== 'boolean') return this.answered(guard, answer);
    if (answer) this.current = undefined;
    return answer;
  }

  private async answered(guard: LeaveGuard, answer: Promise<boolean>): Promise<boolean> {
    this.isAsking = true;
    try {
      const isLeaving = await answer;
      if (isLeaving && this.current === guard) this.current = undefined;
      return isLeaving;
    } finally {
      this.isAsking = false;
    }
  }

  private async popped(next: Entry | undefined): Promise<void> {
    // The app did not make this entry, for example a #fragment. It becomes the next entry.
    if (next === undefined) {
      const { index, trail } = this.entry;
      this.entry = { index: index + 1, trail: withPush(trail, this.path()), app: undefined };
      this.save();
      return this.tell();
    }
    const steps = next.index - this.entry.index;
    if (steps === 0) {
      const waiting = this.whenBack;
      this.whenBack = [];
      for (const goOn of waiting) goOn();
      return;
    }
    const answer = this.mayLeave('back');
    if (answer === true) {
      // A fast second step overtakes the one that waits for the address.
      this.whenBack = [];
      this.entry = next;
      return this.tell();
    }
    // The browser has already moved. Puts the address back, and moves only after a yes. The browser drops a step that
    // comes while another one is under way, so a fast yes waits for the address.
    const isBack = new Promise<void>((goOn) => (this.whenBack = [...this.whenBack, goOn]));
    this.window.history.go(-steps);
    if (!(await answer)) return;
    await isBack;
    this.window.history.go(steps);
  }

  private save(): void {
    // Without an address the browser keeps its own. A path of two slashes, written again, would name another site.
    this.window.history.replaceState(this.entry, '');
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Reads what an entry keeps. For the state of another page the answer is `undefined`. */
const entryIn = (state: unknown): Entry | undefined => {
  if (typeof state !== 'object' || state === null) return undefined;
  if (!('index' in state && 'trail' in state) || typeof state.index !== 'number') return undefined;
  const trail = Array.isArray(state.trail) ? state.trail.filter((path) => typeof path === 'string') : [];
  const app = 'app' in state && typeof state.app === 'object' ? (state.app ?? undefined) : undefined;
  return { index: state.index, trail, app };
};

import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { Clock, Scheduler } from '../../kernel/clock.ts';
import type { Instant } from '../../kernel/days.ts';
import type { Remembered } from '../access.ports.ts';

/** When somebody last did something in any window of this device: an instant and nothing else. */
export type LastActivity = Pick<Remembered<Instant>, 'read' | 'write'>;

/** What a watch counts by, and what happens then. Without a `lastActivity` it knows its own window alone. */
interface Parts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly lastActivity?: LastActivity;
  /** How long is too long, in milliseconds. */
  readonly limit: number;
  readonly onQuiet: IO<void>;
}

/** Counts how long nobody does anything. */
export interface InactivityWatch {
  /**
   * Counts from now, or from what is given, which may be too long ago already.
   *
   * @returns what ends the watch
   */
  readonly start: (since: O.Option<Instant>) => IO<void>;
  /** Somebody did something: the count restarts. What comes too late ends the old count first. */
  readonly touch: IO<void>;
  /** Looks at the clock now: in a window that was hidden the timer may be late. */
  readonly check: IO<void>;
}

/** A window tells the others at most once in this time, in milliseconds: a pointer that moves is a hundred events. */
const TOLD_EVERY = 1000;

/**
 * Calls `onQuiet` once when nobody did anything for as long as the limit, then again only after somebody did.
 *
 * It compares instants and does not trust the timer, which stands still while the machine sleeps: whatever happens first
 * after it woke, timer or touch, finds the time gone. A clock that was set back counts as touched just now.
 *
 * @see spec A §2 Routing rules, A §4 Session handling; decision 0123
 */
export const makeWatchInactivity = ({ clock, scheduler, lastActivity, limit, onQuiet }: Parts): InactivityWatch => {
  let last = clock.now();
  let told: Instant | undefined;
  let isQuiet = false;
  let cancel: IO<void> = () => undefined;

  const quietFor = (): number => {
    const now = clock.now();
    if (last > now) last = now;
    return now - Math.max(last, elsewhere(now));
  };
  /** What another window told: up to a pause later than it was, never earlier. What lies in the future tells nothing. */
  const elsewhere = (now: Instant): number => {
    const shared = lastActivity === undefined ? undefined : O.toUndefined(lastActivity.read());
    return shared === undefined || shared === told || shared > now ? 0 : Math.min(now, shared + TOLD_EVERY);
  };
  const check = (): void => {
    cancel();
    const left = limit - quietFor();
    if (left > 0) cancel = scheduler.after(left, check);
    else {
      isQuiet = true;
      onQuiet();
    }
  };
  const checkOnce = (): void => {
    if (!isQuiet) check();
  };
  const tell = (now: Instant): void => {
    if (told !== undefined && now >= told && now - told < TOLD_EVERY) return;
    told = now;
    lastActivity?.write(now)();
  };
  return {
    start: (since) => {
      last = O.getOrElse(clock.now)(since);
      isQuiet = false;
      check();
      return () => cancel();
    },
    check: checkOnce,
    touch: () => {
      if (quietFor() >= limit) checkOnce();
      last = clock.now();
      tell(last);
      if (!isQuiet) return;
      isQuiet = false;
      check();
    },
  };
};

import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import type { Clock, Scheduler } from '../../kernel/clock.ts';
import type { Instant } from '../../kernel/days.ts';
import type { Remembered } from '../access.ports.ts';

/** The instant of the last activity in any window of this device. */
export type LastActivity = Pick<Remembered<Instant>, 'read' | 'write'>;

/** What a watch uses to count, and what it calls at its end. Without a `lastActivity` it knows only its own window. */
interface Parts {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly lastActivity?: LastActivity;
  /** The limit in milliseconds. */
  readonly limit: number;
  readonly onQuiet: IO<void>;
  /** `onNear` is called once in each quiet time, so many milliseconds before its end, and `onFar` when that end moved away. */
  readonly warning?: { readonly before: number; readonly onNear: IO<void>; readonly onFar: IO<void> };
}

/** Counts the time without activity. */
interface InactivityWatch {
  /**
   * Counts from now, or from the given instant. The limit may have passed since that instant.
   *
   * @returns the end of the watch
   */
  readonly start: (since: O.Option<Instant>) => IO<void>;
  /** Restarts the count after activity. Activity after the limit first ends the old count. */
  readonly touch: IO<void>;
  /** Looks at the clock now, because the timer of a hidden window may be late. */
  readonly check: IO<void>;
}

/** A window tells the others at most once in this time, in milliseconds. A moving pointer causes hundreds of events. */
const TOLD_EVERY = 1000;

/** How long until the warning or else the end. It warns once, when the time for that is there. */
const makeUntilNext = (warning: Parts['warning']) => {
  let isWarned = false;
  return (left: number): number => {
    if (warning === undefined) return left;
    const isNear = left <= warning.before;
    if (isNear && !isWarned) warning.onNear();
    if (!isNear && isWarned) warning.onFar();
    isWarned = isNear;
    return isNear ? left : left - warning.before;
  };
};

/**
 * Calls `onQuiet` once after a time without activity, and again only after new activity.
 *
 * It compares instants, because the timer stops while the machine sleeps. The first timer or touch after the sleep
 * finds that the limit passed. A clock that was set back counts as activity now.
 *
 * @see spec A §2 Routing rules, A §4 Session handling; decision 0123
 */
export const makeWatchInactivity = ({
  clock,
  scheduler,
  lastActivity,
  limit,
  onQuiet,
  warning,
}: Parts): InactivityWatch => {
  let last = clock.now();
  let told: Instant | undefined;
  let isQuiet = false;
  const untilNext = makeUntilNext(warning);
  let cancel: IO<void> = () => undefined;

  const quietFor = (): number => {
    const now = clock.now();
    if (last > now) last = now;
    const own = now - last;
    // Each key and each move of a pointer calls this function. It reads the storage only after its own limit.
    return own < limit ? own : now - Math.max(last, elsewhere(now));
  };
  /** The activity of another window, at most one pause late, never early. An instant in the future does not count. */
  const elsewhere = (now: Instant): number => {
    const shared = lastActivity === undefined ? undefined : O.toUndefined(lastActivity.read());
    return shared === undefined || shared === told || shared > now ? 0 : Math.min(now, shared + TOLD_EVERY);
  };
  const check = (): void => {
    cancel();
    const left = limit - quietFor();
    if (left > 0) cancel = scheduler.after(untilNext(left), check);
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

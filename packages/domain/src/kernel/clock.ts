import type { IO } from 'fp-ts/IO';
import { dayInSaoPaulo, type CalendarDay, type Instant } from './days.ts';

/** The current time. It is a port, so that a test can choose the time. */
export interface Clock {
  readonly now: IO<Instant>;
}

const HOUR = 3_600_000;

/** Today in São Paulo, by the given clock. Each day begins at a full hour of UTC. The function asks the zone once in each hour. */
export const todayOf = (clock: Clock): IO<CalendarDay> => {
  let known: { readonly hour: number; readonly day: CalendarDay } | undefined;
  return () => {
    const now = clock.now();
    const hour = Math.floor(now / HOUR);
    if (known?.hour !== hour) known = { hour, day: dayInSaoPaulo(now) };
    return known.day;
  };
};

/** Runs a function later. It is a port, so that a test moves the time and does not wait. */
export interface Scheduler {
  /** @returns a function that cancels the run */
  readonly after: (milliseconds: number, run: IO<void>) => IO<void>;
}

import type { IO } from 'fp-ts/IO';
import { dayInSaoPaulo, type CalendarDay, type Instant } from './days.ts';

/** The current time. It is a port, so that a test can choose the time. */
export interface Clock {
  readonly now: IO<Instant>;
}

/** Today in São Paulo, by the given clock. */
export const todayOf =
  (clock: Clock): IO<CalendarDay> =>
  () =>
    dayInSaoPaulo(clock.now());

/** Runs a function later. It is a port, so that a test moves the time and does not wait. */
export interface Scheduler {
  /** @returns a function that cancels the run */
  readonly after: (milliseconds: number, run: IO<void>) => IO<void>;
}

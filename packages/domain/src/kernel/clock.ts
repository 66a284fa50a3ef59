import type { IO } from 'fp-ts/IO';
import { dayInSaoPaulo, type CalendarDay, type Instant } from './days.ts';

/** What time it is. A port, so that a test can choose the time. */
export interface Clock {
  readonly now: IO<Instant>;
}

/** Today in São Paulo, by a clock. */
export const todayOf =
  (clock: Clock): IO<CalendarDay> =>
  () =>
    dayInSaoPaulo(clock.now());

/** Runs something later. A port: a test moves the time by hand and does not wait. */
export interface Scheduler {
  /** @returns a function that cancels the run */
  readonly after: (milliseconds: number, run: IO<void>) => IO<void>;
}

import type { IO } from 'fp-ts/IO';
import { dayInSaoPaulo, type CalendarDay, type Instant } from './days.ts';

/** What time it is. A port, so that a rule's test can stand at any second. */
export interface Clock {
  readonly now: IO<Instant>;
}

/** Today in São Paulo, by a clock. */
export const todayOf =
  (clock: Clock): IO<CalendarDay> =>
  () =>
    dayInSaoPaulo(clock.now());

/** Does something later. A port: a test moves the time itself and never waits. */
export interface Scheduler {
  /** @returns what cancels it */
  readonly after: (milliseconds: number, run: IO<void>) => IO<void>;
}

import type { Clock, Scheduler } from '@aroeira/domain/kernel';
import { hoursNoticeOf, isBusinessDay, type FindHoursNotice, type HoursNotice } from '@aroeira/domain/movements';
import * as TE from 'fp-ts/TaskEither';
import type { Attention } from '../shell/session/session-watch.adapter.ts';
import { Loaded } from '../ui/loaded.ts';

/** What the notice of the hours works with. */
export interface OrderHoursParts {
  readonly findHours: FindHoursNotice;
  /** The server's time. */
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly attention: Attention;
}

/** 15h and midnight are full hours. */
const HOUR = 3_600_000;
/** Milliseconds from one look to the next. Any answer of the server may have moved its clock. */
const LOOK_EVERY = 30_000;

/**
 * The notice of the hours during one visit to a page of orders. It follows the clock, because a client may stay on the
 * page until 15h. A timer sleeps with the device, so it looks again when the client comes back.
 *
 * @see spec B §9 Business-hours window; decision 0305
 */
export class OrderHours {
  private readonly loaded: Loaded<HoursNotice | undefined, never>;
  private readonly parts: OrderHoursParts;
  private stopListening: () => void = () => undefined;
  private stopWaiting: () => void = () => undefined;

  constructor(parts: OrderHoursParts) {
    this.parts = parts;
    this.loaded = new Loaded(TE.fromTask(parts.findHours));
  }

  /** Until the first answer Monday to Friday are business days. So nothing below the notice moves on all days but holidays. */
  get notice(): HoursNotice | undefined {
    const { state } = this.loaded;
    const now = this.parts.clock.now();
    return state._tag === 'Shown' ? state.value : hoursNoticeOf(now, isBusinessDay(now, undefined));
  }

  readonly open = (): void => {
    this.stopListening = this.parts.attention.onReturn(this.look);
    this.look();
  };

  /** Ends the visit. */
  readonly close = (): void => {
    this.stopListening();
    this.stopWaiting();
    this.loaded.close();
  };

  /** The old notice stays until the answer comes. */
  private readonly look = (): void => {
    void this.loaded.refresh();
    this.stopWaiting();
    const toFullHour = HOUR - (this.parts.clock.now() % HOUR);
    this.stopWaiting = this.parts.scheduler.after(Math.min(LOOK_EVERY, toFullHour), this.look);
  };
}

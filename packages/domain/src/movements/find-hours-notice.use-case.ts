import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import { todayOf } from '../kernel/clock.ts';
import { dayInSaoPaulo, type CalendarDay } from '../kernel/days.ts';
import { hoursNoticeOf, isBusinessDay, type HoursNotice } from './business-hours.rules.ts';
import type { OrderParts, OrderPorts } from './movements.ports.ts';

/** Why an order given now waits for the next business day. It looks at the clock each time, and never rejects. */
export type FindHoursNotice = Task<HoursNotice | undefined>;

/**
 * Asks the server once a day, because its answer changes at midnight alone. Without an answer Monday to Friday are
 * business days, and the next look asks again.
 *
 * @see spec B §9 Business-hours window; decisions Q097, Q098, 0305
 */
export const makeFindHoursNotice = ({
  businessDays,
  clock,
}: Pick<OrderPorts, 'businessDays'> & Pick<OrderParts, 'clock'>): FindHoursNotice => {
  const today = todayOf(clock);
  let known: { readonly askedOn: CalendarDay; readonly businessDay: CalendarDay } | undefined;
  return async () => {
    const askedOn = today();
    if (known?.askedOn !== askedOn) {
      const answer = await businessDays.current();
      known = E.isRight(answer) ? { askedOn, businessDay: answer.right } : undefined;
    }
    const now = clock.now();
    // Midnight may pass before the answer comes.
    const businessDay = known?.askedOn === dayInSaoPaulo(now) ? known.businessDay : undefined;
    return hoursNoticeOf(now, isBusinessDay(now, businessDay));
  };
};

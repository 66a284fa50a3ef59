import { dayInSaoPaulo, hourInSaoPaulo, weekdayOf, type CalendarDay, type Instant } from '../kernel/days.ts';

/** From 15h to midnight. The last second of 23h belongs to it. @see spec B §9; decision Q097 */
const FIRST_LATE_HOUR = 15;

/**
 * Whether today is a business day in São Paulo. The server answers with today or with the next business day.
 *
 * @param businessDay the server's answer. Without an answer it is `undefined`, and Monday to Friday are business days
 * @see spec B §7 `app/tools/businessday`; decision Q098
 */
export const isBusinessDay = (now: Instant, businessDay: CalendarDay | undefined): boolean => {
  const today = dayInSaoPaulo(now);
  return businessDay === undefined ? ![0, 6].includes(weekdayOf(today)) : businessDay === today;
};

/** Why an order given now waits for the next business day: today is none, or it is late. */
export type HoursNotice = 'no-business-day' | 'late';

/** @see spec B §9 Business-hours window; decisions Q097, 0305 */
export const hoursNoticeOf = (now: Instant, isOnBusinessDay: boolean): HoursNotice | undefined => {
  if (!isOnBusinessDay) return 'no-business-day';
  return hourInSaoPaulo(now) >= FIRST_LATE_HOUR ? 'late' : undefined;
};

/** The notice at the top of the hub of movements. It shows at most one, and the renewal comes first. */
export type HubNotice = 'suitability-renewal' | HoursNotice | undefined;

/** @see spec B §2 Movements; decision Q099 */
export const hubNoticeOf = (facts: {
  readonly mustRenewSuitability: boolean;
  readonly hours: HoursNotice | undefined;
}): HubNotice => (facts.mustRenewSuitability ? 'suitability-renewal' : facts.hours);

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

/**
 * Whether an order given now waits for the next business day: it is late in the day, or today is not a business day.
 *
 * @see spec B §9 Business-hours window; decision Q097
 */
export const isAfterHours = (now: Instant, isOnBusinessDay: boolean): boolean =>
  !isOnBusinessDay || hourInSaoPaulo(now) >= FIRST_LATE_HOUR;

/** The notice at the top of the hub of movements. It shows at most one, and the renewal comes first. */
export type HubNotice = 'suitability-renewal' | 'business-hours' | undefined;

/** @see spec B §2 Movements; decision Q099 */
export const hubNoticeOf = (facts: {
  readonly mustRenewSuitability: boolean;
  readonly isAfterHours: boolean;
}): HubNotice => {
  if (facts.mustRenewSuitability) return 'suitability-renewal';
  return facts.isAfterHours ? 'business-hours' : undefined;
};

import { dayInSaoPaulo, hourInSaoPaulo, weekdayOf, type CalendarDay, type Instant } from '../kernel/days.ts';

/** From 15h on, up to midnight: 23h is part of it to its last second. @see spec B §9; decision Q097 */
const FIRST_LATE_HOUR = 15;

/**
 * Whether it is a business day in São Paulo. The server answers with the current or the next one.
 *
 * @param businessDay what the server answered; `undefined` when it did not, and then Saturdays and Sundays are none
 * @see spec B §7 `app/tools/businessday`; decision Q098
 */
export const isBusinessDay = (now: Instant, businessDay: CalendarDay | undefined): boolean => {
  const today = dayInSaoPaulo(now);
  return businessDay === undefined ? ![0, 6].includes(weekdayOf(today)) : businessDay === today;
};

/**
 * Whether an order given now waits for the next business day: it is late, or no business day.
 *
 * @see spec B §9 Business-hours window; decision Q097
 */
export const isAfterHours = (now: Instant, isOnBusinessDay: boolean): boolean =>
  !isOnBusinessDay || hourInSaoPaulo(now) >= FIRST_LATE_HOUR;

/** What the hub of movements shows on top: at most one of the two, and the renewal wins. */
type HubNotice = 'suitability-renewal' | 'business-hours' | undefined;

/** @see spec B §2 Movements; decision Q099 */
export const hubNoticeOf = (facts: {
  readonly mustRenewSuitability: boolean;
  readonly isAfterHours: boolean;
}): HubNotice => {
  if (facts.mustRenewSuitability) return 'suitability-renewal';
  return facts.isAfterHours ? 'business-hours' : undefined;
};

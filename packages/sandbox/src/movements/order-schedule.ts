import { businessDayFrom, businessDaysAfter } from '../time/business-days.ts';
import { dayOfSaoPaulo, daysAfter, hourOfSaoPaulo } from '../time/sao-paulo-days.ts';
import type { OrderOperation } from './orders.schemas.ts';

/** The terms of a fund, in its own words. */
export interface Terms {
  readonly pricing_term: string;
  readonly settlement_term: string;
}

/** When an order is carried out, and when a redemption is paid. */
export interface Schedule {
  readonly processed_at: Date;
  readonly payment_at: Date | null;
}

/** An order of this hour counts for the next business day. @see spec B §9 */
const FIRST_LATE_HOUR = 15;

/** An investment is in the balance on one of so many business days after its own day. @see spec B §9 */
const MOST_DAYS_OF_INVESTMENT = 3;

/** From the business day that the order counts for; an investment is carried out sooner. @see decisions 0194, 0303 */
export const scheduleOf = (orderedAt: Date, operation: OrderOperation, terms: Terms): Schedule => {
  const pricing = dayAfterTerm(dayOfOrder(orderedAt), terms.pricing_term);
  if (operation !== 'apply')
    return { processed_at: closeOf(pricing), payment_at: closeOf(dayAfterTerm(pricing, terms.settlement_term)) };
  const last = businessDaysAfter(daysAfter(dayOfSaoPaulo(orderedAt), 1), MOST_DAYS_OF_INVESTMENT - 1);
  return { processed_at: closeOf(pricing < last ? pricing : last), payment_at: null };
};

const dayOfOrder = (orderedAt: Date): string => {
  const day = dayOfSaoPaulo(orderedAt);
  return businessDayFrom(hourOfSaoPaulo(orderedAt) < FIRST_LATE_HOUR ? day : daysAfter(day, 1));
};

/** The end of the trading day in São Paulo. */
const closeOf = (day: string): Date => new Date(`${day}T18:00:00-03:00`);

const SAME_DAY = 'No mesmo dia';
const LATER = /^(\d{1,3}) dias? (corridos?|úteis|útil) /;

/** @throws Error for words that are not a term, because no order may wait for ever */
const dayAfterTerm = (from: string, term: string): string => {
  if (term === SAME_DAY) return from;
  const [, days, kind] = LATER.exec(term) ?? [];
  if (days === undefined) throw new Error(`No term of a fund: ${term}`);
  return kind?.startsWith('corrido') === true
    ? businessDayFrom(daysAfter(from, Number(days)))
    : businessDaysAfter(from, Number(days));
};

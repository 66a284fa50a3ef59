import { addDays, addMonths, dayInSaoPaulo, startOfMonth, type CalendarDay, type Instant } from '../../kernel/days.ts';
import type { KnownOperation, KnownStatus, Movement } from './movement.ts';

/** How far back the history goes. */
export type HistoryPeriod = 'all' | 'last-30-days' | 'last-90-days' | 'last-12-months';

/** What the client wants to see of the history. `undefined` shows all of it. */
export interface HistoryFilter {
  readonly fundName: string | undefined;
  readonly operation: KnownOperation | undefined;
  readonly status: KnownStatus | undefined;
  readonly period: HistoryPeriod;
}

/** Shows everything. */
export const WHOLE_HISTORY: HistoryFilter = {
  fundName: undefined,
  operation: undefined,
  status: undefined,
  period: 'all',
};

/** The first day of a period that ends today. `undefined` when there is none. */
const firstDayOf = (period: HistoryPeriod, today: CalendarDay): CalendarDay | undefined => {
  switch (period) {
    case 'all':
      return undefined;
    case 'last-30-days':
      return addDays(today, -30);
    case 'last-90-days':
      return addDays(today, -90);
    case 'last-12-months':
      return addMonths(today, -12);
  }
};

/**
 * The movements that a filter shows, in the same order. The day of the order in São Paulo counts, and the first day of
 * the period belongs to it.
 */
export const filterHistory = (
  movements: readonly Movement[],
  { fundName, operation, status, period }: HistoryFilter,
  today: CalendarDay,
): readonly Movement[] => {
  const since = firstDayOf(period, today);
  return movements.filter(
    (movement) =>
      (fundName === undefined || movement.fundName === fundName) &&
      (operation === undefined || movement.operation === operation) &&
      (status === undefined || movement.status === status) &&
      (since === undefined || dayInSaoPaulo(movement.createdAt) >= since),
  );
};

/** The funds of a history by name, each once, in the order of the alphabet. */
export const fundsInHistory = (movements: readonly Movement[]): readonly string[] =>
  [...new Set(movements.map(({ fundName }) => fundName))].toSorted((a, b) => a.localeCompare(b, 'pt-BR'));

/** The movements that one month began. */
export interface HistoryMonth {
  /** The first day of the month. */
  readonly month: CalendarDay;
  readonly movements: readonly Movement[];
}

/** A history month by month, in its own order. */
export const byMonth = (movements: readonly Movement[]): readonly HistoryMonth[] => {
  const months: { readonly month: CalendarDay; readonly movements: Movement[] }[] = [];
  for (const movement of movements) {
    const month = startOfMonth(dayInSaoPaulo(movement.createdAt));
    const last = months.at(-1);
    if (last?.month === month) last.movements.push(movement);
    else months.push({ month, movements: [movement] });
  }
  return months;
};

/** Whether an order waits, so that its status may change by itself. */
export const hasPending = (movements: readonly Movement[]): boolean =>
  movements.some(({ status }) => status === 'pending');

/**
 * The orders that still need an account of the client: they wait, or their redemption is not paid yet. The server
 * removes no such account.
 *
 * @see decision 0301
 */
export const ordersAwaiting = (movements: readonly Movement[], accountId: number, now: Instant): readonly Movement[] =>
  movements.filter(
    ({ account, status, operation, paymentAt }) =>
      account?.id === accountId &&
      (status === 'pending' ||
        (status === 'created' && operation !== 'investment' && paymentAt !== undefined && paymentAt > now)),
  );

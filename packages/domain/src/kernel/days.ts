import { addDays as addDaysTo } from 'date-fns/addDays';
import { isValid } from 'date-fns/isValid';
import { once } from './once.ts';

declare const brand: unique symbol;

/** A day of the calendar, `YYYY-MM-DD`, without hour and zone. `<` compares two days. */
export type CalendarDay = string & { readonly [brand]: 'CalendarDay' };

/** A moment in time: milliseconds since 1970-01-01T00:00Z. Only a zone gives it a day. */
export type Instant = number & { readonly [brand]: 'Instant' };

/** The zone of every day and hour of the product. @see spec B §7 `app/tools/businessday` */
const SAO_PAULO = 'America/Sao_Paulo';

/** @throws RangeError for a number of milliseconds that a date cannot hold */
export const instant = (milliseconds: number): Instant => {
  if (!isValid(new Date(milliseconds))) throw new RangeError(`not an instant: ${milliseconds}`);
  return milliseconds as Instant; // the brand's only constructor
};

/** Reads an ISO instant that names its zone (`2026-11-20T15:00:00-03:00`, `…Z`). `undefined` for other text. */
export const parseInstant = (iso: string): Instant | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(iso)) return undefined;
  // The platform alone reads 31 November as 1 December.
  if (parseDay(iso.slice(0, 10)) === undefined) return undefined;
  const milliseconds = Date.parse(iso);
  return Number.isNaN(milliseconds) ? undefined : instant(milliseconds);
};

/** An instant as ISO text in UTC, for programs: `2026-11-20T18:00:00.000Z`. */
export const isoInstant = (at: Instant): string => new Date(at).toISOString();

/** Reads a day in the form `YYYY-MM-DD`. `undefined` when the calendar has no such day (31/02). */
export const parseDay = (iso: string): CalendarDay | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  const isDay = isInCalendar(Number(year), Number(month), Number(day));
  return isDay ? (iso as CalendarDay) : undefined; // the brand's only constructor
};

/** Checks the date, because the platform moves a day or a month that does not exist into another month. */
const isInCalendar = (year: number, month: number, day: number): boolean => {
  const date = new Date(0);
  // Unlike Date.UTC, this reads the year 99 as 99 and not as 1999.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1;
};

/** Use it for constants and seeds. @throws RangeError for a day that the calendar does not have */
export const calendarDay = (iso: string): CalendarDay => {
  const day = parseDay(iso);
  if (day === undefined) throw new RangeError(`not a calendar day: ${iso}`);
  return day;
};

// The platform writes a moment of Sweden as ISO does.
const momentFormat = once(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone: SAO_PAULO, dateStyle: 'short', timeStyle: 'short' }),
);

/** The calendar and the clock of São Paulo at an instant: `2026-11-20 09:05`. */
const momentInSaoPaulo = (at: Instant): string => momentFormat().format(at).padStart(16, '0');

/** The day in São Paulo at an instant. */
export const dayInSaoPaulo = (at: Instant): CalendarDay => calendarDay(momentInSaoPaulo(at).slice(0, 10));

/** The hour and the minute in São Paulo at an instant: `09:05`. */
export const timeInSaoPaulo = (at: Instant): string => momentInSaoPaulo(at).slice(11);

/** The hour in São Paulo at an instant, 0 to 23. */
export const hourInSaoPaulo = (at: Instant): number => Number(timeInSaoPaulo(at).slice(0, 2));

/** Adds days to a day. A negative number goes back. */
export const addDays = (day: CalendarDay, days: number): CalendarDay =>
  calendarDay(
    addDaysTo(new Date(`${day}T12:00:00Z`), days)
      .toISOString()
      .slice(0, 10),
  );

/** A negative number goes back. A shorter month gives its last day. @throws RangeError outside the years 0 to 9999 */
export const addMonths = (day: CalendarDay, months: number): CalendarDay => {
  const since = yearOf(day) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${String(Math.floor(since / 12)).padStart(4, '0')}-${String((since % 12) + 1).padStart(2, '0')}`;
  return parseDay(`${month}-${day.slice(8)}`) ?? endOfMonth(calendarDay(`${month}-01`));
};

export const startOfMonth = (day: CalendarDay): CalendarDay => calendarDay(`${day.slice(0, 7)}-01`);

export const endOfMonth = (day: CalendarDay): CalendarDay => addDays(addMonths(startOfMonth(day), 1), -1);

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: CalendarDay): number => new Date(`${day}T12:00:00Z`).getUTCDay();

export const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

/** In completed years. Who is born on 29 February grows older on 1 March (Código Civil, art. 132 § 3º). */
export const ageOn = (birth: CalendarDay, today: CalendarDay): number =>
  yearOf(today) - yearOf(birth) - (today.slice(5) < birth.slice(5) ? 1 : 0);

// The formatter of the same package would add every locale to the web.
import { toZonedTime } from 'date-fns-tz/toZonedTime';
import { SAO_PAULO, type Instant } from './days.ts';

/** The calendar and the clock of São Paulo at an instant, in digits: four for the year, two for each other part. */
const clockInSaoPaulo = (at: Instant): Readonly<Record<ClockPart, string>> => {
  // The getters of this Date show the calendar and the clock of São Paulo.
  const shown = toZonedTime(at, SAO_PAULO);
  return {
    year: String(shown.getFullYear()).padStart(4, '0'),
    month: twoDigits(shown.getMonth() + 1),
    day: twoDigits(shown.getDate()),
    hour: twoDigits(shown.getHours()),
    minute: twoDigits(shown.getMinutes()),
  };
};

const twoDigits = (part: number): string => String(part).padStart(2, '0');

type ClockPart = 'year' | 'month' | 'day' | 'hour' | 'minute';

/** The hour in São Paulo at an instant, 0 to 23. */
export const hourInSaoPaulo = (at: Instant): number => Number(clockInSaoPaulo(at).hour);

/** A moment in Brazilian notation, by São Paulo's clock: `21/11/2026 às 07:05`. */
export const formatMoment = (at: Instant): string => {
  const { year, month, day, hour, minute } = clockInSaoPaulo(at);
  return `${day}/${month}/${year} às ${hour}:${minute}`;
};

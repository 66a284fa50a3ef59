const monthFormat = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

const DAY = 86_400_000;

/**
 * The captions below the axis of days. Years stand alone, months with two digits of their year, days with their month.
 *
 * @param moments midnights in UTC, in milliseconds, at equal distances
 */
export const dayTicks = (moments: readonly number[]): string[] => {
  const [first = 0, second = first] = moments;
  const captionOf = second - first >= 360 * DAY ? yearOf : second - first >= 27 * DAY ? monthOf : dayOf;
  return moments.map((moment) => captionOf(new Date(moment)));
};

const yearOf = (day: Date): string => String(day.getUTCFullYear());

const monthOf = (day: Date): string => `${monthFormat.format(day).replace('.', '')}/${yearOf(day).slice(2)}`;

const dayOf = (day: Date): string => day.toISOString().slice(5, 10).split('-').reverse().join('/');

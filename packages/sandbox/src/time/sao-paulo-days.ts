const DAY_MS = 86_400_000;

const inSaoPaulo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of a moment in São Paulo, `YYYY-MM-DD`. */
export const dayOfSaoPaulo = (moment: Date): string => inSaoPaulo.format(moment);

const hourInSaoPaulo = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The hour of a moment in São Paulo, 0 to 23. */
export const hourOfSaoPaulo = (moment: Date): number => Number(hourInSaoPaulo.format(moment));

/** @param day `YYYY-MM-DD` */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** @param day `YYYY-MM-DD` */
export const daysBefore = (day: string, days: number): string => daysAfter(day, -days);

/** The same day some months earlier. In a shorter month it is the last day. */
export const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(dayOfMonth, lastDay))).toISOString().slice(0, 10);
};

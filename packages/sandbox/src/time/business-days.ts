import { dayOfSaoPaulo, daysAfter } from './sao-paulo-days.ts';

/** Easter Sunday of a Gregorian year, `YYYY-MM-DD`. @see Meeus, Jones and Butcher's algorithm (Nature, 1876) */
const easterOf = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return daysAfter(`${String(year).padStart(4, '0')}-03-01`, (Math.floor(n / 31) - 3) * 31 + (n % 31));
};

/** Also days without B3. Laws 662/1949, 6.802/1980 and 10.607/2002; law 14.759/2023 since 2024. */
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-24', '12-25', '12-31'];
const BLACK_AWARENESS_DAY = { monthDay: '11-20', since: 2024 };

/** Carnival Monday and Tuesday, Good Friday and Corpus Christi at B3, in days from Easter. */
const FROM_EASTER = [-48, -47, -2, 60];

/** Whether B3 trades on a day. @param day `YYYY-MM-DD` @see docs/decisions/0297 */
const isBusinessDay = (day: string): boolean => {
  const year = Number(day.slice(0, 4));
  const monthDay = day.slice(5);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || FIXED.includes(monthDay)) return false;
  if (monthDay === BLACK_AWARENESS_DAY.monthDay && year >= BLACK_AWARENESS_DAY.since) return false;
  const easter = easterOf(year);
  return !FROM_EASTER.some((days) => daysAfter(easter, days) === day);
};

/** The day itself if it is a business day, or the next business day. @param from `YYYY-MM-DD` */
export const businessDayFrom = (from: string): string => {
  let day = from;
  while (!isBusinessDay(day)) day = daysAfter(day, 1);
  return day;
};

/** The business day that comes so many business days after another day. @param from `YYYY-MM-DD` */
export const businessDaysAfter = (from: string, days: number): string => {
  let day = businessDayFrom(from);
  for (let passed = 0; passed < days; passed += 1) day = businessDayFrom(daysAfter(day, 1));
  return day;
};

/** Today in São Paulo if it is a business day, or the next business day. @see decision Q098 */
export const nextBusinessDay = (now: Date): string => businessDayFrom(dayOfSaoPaulo(now));

import { daysAfter, daysBefore } from '../time/sao-paulo-days.ts';

/** The days of a report, first and last included, `YYYY-MM-DD`. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The month of a statement, by its last day. `undefined` unless it is closed. @see decision Q012 */
export const closedMonth = (lastDay: string, today: string): Period | undefined =>
  lastDay < firstOfMonth(today) && daysAfter(lastDay, 1).endsWith('-01')
    ? { from: firstOfMonth(lastDay), to: lastDay }
    : undefined;

/** Quick periods by name. A week begins on Sunday. @see spec B §2 Reports; decisions Q012, Q157 */
const QUICK: Readonly<Record<string, (today: string) => Period>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: daysBefore(today, 1), to: daysBefore(today, 1) }),
  'this-week': (today) => ({ from: daysBefore(today, new Date(`${today}T00:00:00Z`).getUTCDay()), to: today }),
  'this-month': (today) => ({ from: firstOfMonth(today), to: today }),
  'this-year': (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
};

export const QUICK_NAMES: readonly string[] = Object.keys(QUICK);

/** @returns `undefined` when no quick period has that name */
export const quickPeriod = (name: string, today: string): Period | undefined => QUICK[name]?.(today);

/** The name of a report's file, the same as in the portal: `Relatorio_2026-10.pdf`. @see spec B §4 Reports */
export const reportFileName = (name: string, { from, to }: Period): string => {
  const isMonth = /^\d{4}-\d{2}-\d{2}$/.test(name);
  return `Relatorio_${isMonth ? from.slice(0, 7) : from === to ? from : `${from}_a_${to}`}.pdf`;
};

import { addMonths, yearOf, type CalendarDay } from '../kernel/days.ts';
import type { YieldChart, YieldHistory, YieldPeriod, YieldPoint } from './yield.ts';

/** The tab that is open first. @see spec B §2 Dashboard position and yield, "The default is max" */
export const DEFAULT_PERIOD: YieldPeriod = { value: 'max', caption: 'Máx' };

/** The tabs after it, but for the current year. @see spec B §2 Dashboard position and yield */
const PERIODS = ['12m', '6m', '1m'] as const;

/** What a single point is joined with, in percent. @see spec A §2 Dashboard */
const START = 0;

/** The last tab is the current year. @param today in São Paulo @see spec B §2; decision Q073 */
export const yieldPeriods = (today: CalendarDay): readonly YieldPeriod[] => [
  DEFAULT_PERIOD,
  ...[...PERIODS, String(yearOf(today))].map((value) => ({ value, caption: value })),
];

/** The earliest first. A single point gets one of 0 a month before it. @see spec A §2 Dashboard; decision Q075 */
const yieldSeries = ({ points }: YieldHistory): readonly YieldPoint[] => {
  const [only, second] = points;
  if (only === undefined || second !== undefined) return byDay(points);
  return [{ day: addMonths(only.day, -1), portfolio: START, ipca: START }, only];
};

const byDay = (points: readonly YieldPoint[]): readonly YieldPoint[] =>
  points.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));

/** What the portfolio can buy more, in percent: a gain of 71.84% at an inflation of 26.17% buys 36.20% more. */
export const realYield = ({ portfolio, ipca }: YieldHistory['total']): number =>
  ((100 + portfolio) / (100 + ipca) - 1) * 100;

/** Empty without points. @see spec B §2 "a yield history line chart of the portfolio against IPCA" */
export const yieldChart = (history: YieldHistory): YieldChart => {
  const points = yieldSeries(history);
  if (points.length === 0) return { _tag: 'Empty' };
  const lines = (['portfolio', 'ipca'] as const).map((of) => ({
    of,
    points: points.map((point) => ({ day: point.day, percent: point[of] })),
  }));
  return { _tag: 'Drawn', lines, points: byDay(history.points), total: history.total };
};

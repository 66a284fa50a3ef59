import * as E from 'fp-ts/Either';
import { addDays, addMonths, endOfMonth, startOfMonth, weekdayOf, type CalendarDay } from '../kernel/days.ts';
import { formatMonth } from '../kernel/formats.ts';
import type { ReportPeriod, ReportRequest } from './report.ts';
import type { RequestMissing } from './reports.errors.ts';

/** @see spec B §2 Reports */
const STATEMENT_MONTHS = 3;

/** The latest first. The current month, in São Paulo, is never closed. @see spec B §2 Reports; decisions Q011, Q012 */
const statementPeriods = (today: CalendarDay): readonly ReportPeriod[] =>
  Array.from({ length: STATEMENT_MONTHS }, (_, i) => {
    const from = startOfMonth(addMonths(today, -1 - i));
    const to = endOfMonth(from);
    return { date: to, description: formatMonth(from), localFileName: from.slice(0, 7), from, to };
  });

/** The quick period that is a month. */
export const THIS_MONTH = 'this-month';

/** All but yesterday end today, in São Paulo. A week begins on Sunday. @see spec B §2 Reports; decisions Q012, Q157 */
const quickPeriods = (today: CalendarDay): readonly ReportPeriod[] => {
  const yesterday = addDays(today, -1);
  return [
    quick('today', 'Hoje', [today, today]),
    quick('yesterday', 'Ontem', [yesterday, yesterday]),
    quick('this-week', 'Esta semana', [addDays(today, -weekdayOf(today)), today]),
    quick(THIS_MONTH, 'Este mês', [startOfMonth(today), today]),
    quick('this-year', 'Desde o início do ano', [startOfMonth(addMonths(today, 1 - Number(today.slice(5, 7)))), today]),
  ];
};

const quick = (slug: string, description: string, [from, to]: readonly [CalendarDay, CalendarDay]): ReportPeriod => ({
  date: slug,
  description,
  localFileName: from === to ? from : `${from}_a_${to}`,
  from,
  to,
});

/** Every report that can be opened, statements first. @see spec B §2 Reports; decision Q010 */
export const reportRequests = (today: CalendarDay): readonly ReportRequest[] => [
  ...statementPeriods(today).map((period) => ({ period, source: 'statement' }) as const),
  ...quickPeriods(today).map((period) => ({ period, source: 'generated' }) as const),
];

/** What the list hands over to the viewer. A browser keeps it for days, so it may be old, or of another version. */
export interface HandedOver {
  readonly period?: unknown;
  readonly source?: unknown;
}

/** If the list would still give it: a saved address opens no other one. @param today in São Paulo @see decision 0185 */
export const requestedReport = (
  { period, source }: HandedOver,
  today: CalendarDay,
): E.Either<RequestMissing, ReportRequest> => {
  const date = typeof period === 'object' && period !== null && 'date' in period ? period.date : undefined;
  const offered = reportRequests(today).find((one) => one.source === source && one.period.date === date);
  return E.fromNullable<RequestMissing>({ _tag: 'RequestMissing' })(offered);
};

/** Tomorrow the name of a quick period means other days. @param today in São Paulo @see decisions 0185, 0312 */
export const isStillNamed = (request: ReportRequest, today: CalendarDay): boolean =>
  E.exists(({ period: { from, to } }: ReportRequest) => from === request.period.from && to === request.period.to)(
    requestedReport(request, today),
  );

/** The name of the saved file. @see spec B §4 Reports */
export const reportFileName = ({ localFileName }: ReportPeriod): string => `Relatorio_${localFileName}.pdf`;

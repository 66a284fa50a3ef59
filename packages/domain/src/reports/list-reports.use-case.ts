import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../kernel/clock.ts';
import { reportRequests } from './period.rules.ts';
import type { ReportRequest } from './report.ts';
import type { PeriodsNotLoaded } from './reports.errors.ts';

/** Lists the reports that can be opened today, statements first. */
export type ListReports = TE.TaskEither<PeriodsNotLoaded, readonly ReportRequest[]>;

/**
 * Makes the periods from today's day in São Paulo. It fails on a device whose clock is beyond the calendar, or on a
 * system without time zones.
 * @see spec B §2 Reports; decision Q011
 */
export const makeListReports = (clock: Clock): ListReports =>
  TE.tryCatch(
    async () => reportRequests(todayOf(clock)()),
    (): PeriodsNotLoaded => ({ _tag: 'PeriodsNotLoaded' }),
  );

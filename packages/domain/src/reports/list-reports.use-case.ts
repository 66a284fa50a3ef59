import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../kernel/clock.ts';
import { reportRequests } from './period.rules.ts';
import type { ReportRequest } from './report.ts';
import type { PeriodsNotLoaded } from './reports.errors.ts';

/** Lists the reports that can be opened today, statements first. */
export type ListReports = TE.TaskEither<PeriodsNotLoaded, readonly ReportRequest[]>;

/** From today in São Paulo. Fails beyond the calendar, or without time zones. @see spec B §2 Reports; decision Q011 */
export const makeListReports = (clock: Clock): ListReports =>
  TE.tryCatch(
    async () => reportRequests(todayOf(clock)()),
    (): PeriodsNotLoaded => ({ _tag: 'PeriodsNotLoaded' }),
  );

import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../kernel/clock.ts';
import { reportRequests } from './period.rules.ts';
import type { ReportRequest } from './report.ts';
import type { PeriodsNotLoaded } from './reports.errors.ts';

/** Lists what may be opened today, statements first. */
type ListReports = TE.TaskEither<PeriodsNotLoaded, readonly ReportRequest[]>;

/**
 * The periods are made here from the day that it is in São Paulo. A device can fail to tell it: one whose clock is beyond
 * the calendar, or whose system was built without time zones.
 *
 * @see spec B §2 Reports; decision Q011
 */
export const makeListReports = (clock: Clock): ListReports =>
  TE.tryCatch(
    async () => reportRequests(todayOf(clock)()),
    (): PeriodsNotLoaded => ({ _tag: 'PeriodsNotLoaded' }),
  );

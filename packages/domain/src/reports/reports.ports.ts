import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Instant } from '../kernel/days.ts';
import type { Pdf, ReportAnswer, ReportPeriod } from './report.ts';

/** The client's reports. @see spec B §7 Reports; decision Q010 */
export interface Reports {
  /** The report of a closed month. It is ready. */
  readonly statement: (period: ReportPeriod) => TaskEither<CallFailure, Pdf>;
  /** Asks for the report of a quick period. Each later call asks whether it is ready. */
  readonly generated: (period: ReportPeriod) => TaskEither<CallFailure, ReportAnswer>;
  /** Sends a report to the client's own address. A second call sends a second e-mail. */
  readonly email: (period: ReportPeriod) => TaskEither<CallFailure, void>;
}

/** Since when the client of this tab waits for each report, through a reload. It never throws. @see decision 0321 */
export interface ReportWaits {
  /** @param report a name that no two reports share */
  readonly since: (report: string) => Instant | undefined;
  readonly begin: (report: string, at: Instant) => IO<void>;
  readonly end: (report: string) => IO<void>;
}

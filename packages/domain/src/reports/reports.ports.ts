import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Pdf, ReportAnswer, ReportPeriod } from './report.ts';

/** The client's reports. @see spec B §7 Reports; decision Q010 */
export interface Reports {
  /** A closed month's, which lies ready. */
  readonly statement: (period: ReportPeriod) => TaskEither<CallFailure, Pdf>;
  /** Asks for a quick period's, and each time after that how far it is. */
  readonly generated: (period: ReportPeriod) => TaskEither<CallFailure, ReportAnswer>;
  /** Sends one to the client's own address. Sending twice sends two. */
  readonly email: (period: ReportPeriod) => TaskEither<CallFailure, void>;
}

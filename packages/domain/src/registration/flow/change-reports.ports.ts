import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ChangeReport } from './change-report.rules.ts';

/** Reports to the staff, one call for each changed part. @see spec A §7 Registration, suitability, signature, renewal */
export interface ChangeReports {
  readonly send: (clientId: number, report: ChangeReport) => TaskEither<CallFailure, void>;
}

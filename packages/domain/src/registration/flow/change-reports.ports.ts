import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ChangeReport, PartFields, ReportedPart } from './change-report.rules.ts';

/** Reports to the staff, one call a changed part. @see spec A §7 Registration, suitability, signature, renewal */
export interface ChangeReports {
  readonly send: (clientId: number, report: ChangeReport) => TaskEither<CallFailure, void>;
}

/** The fields that a part had before a save that did not succeed, of which a part may have arrived. */
export interface UnfinishedSaves {
  readonly before: (clientId: number, part: ReportedPart) => IO<PartFields | undefined>;
  readonly keep: (clientId: number, part: ReportedPart, before: PartFields) => IO<void>;
  readonly forget: (clientId: number, part: ReportedPart) => IO<void>;
}

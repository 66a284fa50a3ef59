import type { IO } from 'fp-ts/IO';
import type { PartFields, ReportedPart } from './change-report.rules.ts';

/** The fields that a part had before a save that did not succeed, of which a part may have arrived. */
export interface UnfinishedSaves {
  readonly before: (clientId: number, part: ReportedPart) => IO<PartFields | undefined>;
  readonly keep: (clientId: number, part: ReportedPart, before: PartFields) => IO<void>;
  readonly forget: (clientId: number, part: ReportedPart) => IO<void>;
}

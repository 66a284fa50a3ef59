import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ProfessionalRecord } from './professional-record.ts';

/** The professions of clients. @see spec A §7 `GET professionalInformations/client/{id}`, `POST /professionalInformations` */
export interface ProfessionalRecords {
  /** `undefined` before the client filled in the page. */
  readonly read: (clientId: number) => TaskEither<CallFailure, ProfessionalRecord | undefined>;
  /** Replaces the record of the signed-in client. It may be repeated. */
  readonly save: (record: ProfessionalRecord) => TaskEither<CallFailure, void>;
}

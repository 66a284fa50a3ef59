import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ProfessionalRecord } from './professional-record.ts';

/** Where is kept what clients do. @see spec A §7 `GET professionalInformations/client/{id}`, `POST /professionalInformations` */
export interface ProfessionalRecords {
  /** `undefined` before a client told anything. */
  readonly read: (clientId: number) => TaskEither<CallFailure, ProfessionalRecord | undefined>;
  /** Of whoever is signed in, in the place of the last one: may be repeated. */
  readonly save: (record: ProfessionalRecord) => TaskEither<CallFailure, void>;
}

import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { FatcaRecord } from './fatca-record.ts';

/** The tax declarations of clients. @see spec A §7 `GET fatcas/{id}`, `POST /fatcas` */
export interface FatcaRecords {
  /** `undefined` before the client declared anything. */
  readonly read: (clientId: number) => TaskEither<CallFailure, FatcaRecord | undefined>;
  /** Replaces the record of the signed-in client. It may be repeated. */
  readonly save: (record: FatcaRecord) => TaskEither<CallFailure, void>;
}

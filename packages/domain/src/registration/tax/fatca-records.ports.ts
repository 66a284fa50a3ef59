import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { FatcaRecord } from './fatca-record.ts';

/** Where tax declarations are kept. @see spec A §7 `GET fatcas/{id}`, `POST /fatcas` */
export interface FatcaRecords {
  /** `undefined` before a client declared anything. */
  readonly read: (clientId: number) => TaskEither<CallFailure, FatcaRecord | undefined>;
  /** Of whoever is signed in, in the place of the last one: may be repeated. */
  readonly save: (record: FatcaRecord) => TaskEither<CallFailure, void>;
}

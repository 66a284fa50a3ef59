import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { EquityRecord } from './equity-record.ts';

/** Where income and patrimony are kept: with the client. @see spec A §3 Client; A §7 `GET /clients/{id}`, `PUT /clients/{id}` */
export interface EquityRecords {
  /** `undefined` before a client told anything. */
  readonly read: (clientId: number) => TaskEither<CallFailure, EquityRecord | undefined>;
  /** In the place of the last one: may be repeated. */
  readonly save: (clientId: number, record: EquityRecord) => TaskEither<CallFailure, void>;
}

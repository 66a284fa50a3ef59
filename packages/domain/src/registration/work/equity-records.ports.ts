import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { EquityRecord } from './equity-record.ts';

/** Income and patrimony of clients. @see spec A §3 Client; A §7 `GET /clients/{id}`, `PUT /clients/{id}` */
export interface EquityRecords {
  /** `undefined` before the client filled in the page. */
  readonly read: (clientId: number) => TaskEither<CallFailure, EquityRecord | undefined>;
  /** Replaces the saved record. It may be repeated. */
  readonly save: (clientId: number, record: EquityRecord) => TaskEither<CallFailure, void>;
}

import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { PepRecord } from './pep-record.ts';

/** The PEP declarations of clients. @see spec A §7 `GET clientPep/client/{id}`, `POST /clientPep` */
export interface PepRecords {
  /** `undefined` before the client declared anything. */
  readonly read: (clientId: number) => TaskEither<CallFailure, PepRecord | undefined>;
  /** Replaces the saved record. It may be repeated. */
  readonly save: (clientId: number, record: PepRecord) => TaskEither<CallFailure, void>;
}

import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { PepRecord } from './pep-record.ts';

/** Where PEP declarations are kept. @see spec A §7 `GET clientPep/client/{id}`, `POST /clientPep` */
export interface PepRecords {
  /** `undefined` before a client declared anything. */
  readonly read: (clientId: number) => TaskEither<CallFailure, PepRecord | undefined>;
  /** In the place of the last one: may be repeated. */
  readonly save: (clientId: number, record: PepRecord) => TaskEither<CallFailure, void>;
}

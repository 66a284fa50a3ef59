import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Values } from '../../kernel/fields/index.ts';
import type { ClientData } from './client-data.ts';
import type { ConsentHistory } from './consent-history.ts';
import type { dataRequestForm } from './data-request.form.ts';
import type { DataRequest } from './data-request.ts';

/** What is kept about a client. Each call is written down, and only ten go through in a day (429). Decision 0240. */
export interface ClientDataCopies {
  readonly of: (clientId: number) => TaskEither<CallFailure, ClientData>;
}

/** What a client answered about the consent. It may be repeated. Decision 0241. */
export interface ConsentHistories {
  readonly of: (clientId: number) => TaskEither<CallFailure, ConsentHistory>;
}

export type DataRequestDraft = Values<typeof dataRequestForm>;

/** What a client asks about their data. Another client's request gets a 404, like an unknown one. Decision 0242. */
export interface DataRequests {
  /** The newest first. */
  readonly list: (clientId: number) => TaskEither<CallFailure, readonly DataRequest[]>;
  readonly one: (clientId: number, id: number) => TaskEither<CallFailure, DataRequest>;
  /** The same words again, while they have no answer, are the same request. Other words are refused: `request_open`. */
  readonly send: (clientId: number, draft: DataRequestDraft) => TaskEither<CallFailure, DataRequest>;
}

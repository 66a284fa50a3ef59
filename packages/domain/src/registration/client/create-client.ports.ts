import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Cpf } from '../../kernel/document.ts';
import type { TooManyRegistrations } from './create-client.errors.ts';
import type { NewClient } from './new-client.ts';

/**
 * The creation of clients. Both calls have no session, even when another client is signed in here.
 *
 * Both calls refuse a taken document with ERR063. The second one does so when another person was faster (decision
 * Q046).
 * @see spec A §7 `auth/checkExistingDocument/{document}`, `POST /clients/create`
 */
export interface NewClients {
  /** Checks that no client has the document. */
  readonly checkDocument: (document: Cpf) => TaskEither<TooManyRegistrations | CallFailure, void>;
  /** Creates the client. Do not repeat it, because without an answer the client may already exist. */
  readonly create: (client: NewClient) => TaskEither<TooManyRegistrations | CallFailure, void>;
}

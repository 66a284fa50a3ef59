import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Cpf } from '../../kernel/document.ts';
import type { TooManyRegistrations } from './create-client.errors.ts';
import type { NewClient } from './new-client.ts';

/**
 * Where clients are made. Both calls are nobody's, whoever is signed in on this device.
 *
 * A taken document is refused with ERR063 by either: by the second one when somebody was faster (decision Q046).
 * @see spec A §7 `auth/checkExistingDocument/{document}`, `POST /clients/create`
 */
export interface NewClients {
  /** Whether nobody is registered with a document. Changes nothing. */
  readonly checkDocument: (document: Cpf) => TaskEither<TooManyRegistrations | CallFailure, void>;
  /** Makes the client. Not to be repeated: where no answer came, the client may exist. */
  readonly create: (client: NewClient) => TaskEither<TooManyRegistrations | CallFailure, void>;
}

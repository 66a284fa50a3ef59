import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Mailing } from '../client/new-client.ts';
import type { RegistrationRecord } from './registration-record.ts';

/** Registration forms and the mail options of their clients. Each call may be repeated. @see spec A §7 */
export interface RegistrationRecords {
  /** Refused with ERR118 for a client without a registration. */
  readonly ofClient: (clientId: number) => TaskEither<CallFailure, RegistrationRecord>;
  /** @see spec A §7 `GET registrationForm/{id}` */
  readonly read: (formId: number) => TaskEither<CallFailure, RegistrationRecord>;
  /** `undefined` until the client chose. @see spec A §7 `GET mailing/{id}` */
  readonly mailing: (clientId: number) => TaskEither<CallFailure, Mailing | undefined>;
  /** Saves where the client signs. @see decisions Q043, 0200 */
  readonly saveSigningCity: (formId: number, city: string) => TaskEither<CallFailure, void>;
  /** @see spec A §7 `PUT /registrationForm/{id}` */
  readonly saveMailing: (formId: number, mailing: Mailing) => TaskEither<CallFailure, void>;
}

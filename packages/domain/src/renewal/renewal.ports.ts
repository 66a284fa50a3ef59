import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { RenewalFailure } from './renewal.errors.ts';
import type { Renewal, RenewalMark, RenewalSignature } from './renewal.ts';

/**
 * Renewals at the server. Every call may be repeated: what was started goes on where it is, and a step that was passed
 * changes nothing (decision 0160).
 *
 * @see spec A §7 Registration, suitability, signature, renewal
 */
export interface Renewals {
  readonly of: (clientId: number) => TaskEither<CallFailure, Renewal>;
  /** Also opens the document that the renewal is signed on. */
  readonly start: (clientId: number) => TaskEither<RenewalFailure, void>;
  /** Of the client who is signed in. */
  readonly mark: (mark: RenewalMark) => TaskEither<RenewalFailure, void>;
  readonly signature: (clientId: number) => TaskEither<CallFailure, RenewalSignature>;
  /** Whether the client who is signed in has a document that waits for the signature. @see decision Q133 */
  readonly hasDocument: TaskEither<CallFailure, boolean>;
}

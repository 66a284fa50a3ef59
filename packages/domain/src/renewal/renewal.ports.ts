import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { RenewalFailure } from './renewal.errors.ts';
import type { Renewal, RenewalMark, RenewalSignature } from './renewal.ts';

/** Every call may be repeated (decision 0160). @see spec A §7 Registration, suitability, signature, renewal */
export interface Renewals {
  readonly of: (clientId: number) => TaskEither<CallFailure, Renewal>;
  /** It also opens the document that the client signs. */
  readonly start: (clientId: number) => TaskEither<RenewalFailure, void>;
  /** Marks the renewal of this client. It fails with NoSession and sends nothing when another client is signed in by now. */
  readonly mark: (clientId: number, mark: RenewalMark) => TaskEither<RenewalFailure, void>;
  readonly signature: (clientId: number) => TaskEither<CallFailure, RenewalSignature>;
  /** Whether a document of the signed-in client waits for the signature. @see decision Q133 */
  readonly hasDocument: TaskEither<CallFailure, boolean>;
}

/** Whether a client put the question of a renewal off in this session: a reload does not ask it again. */
export interface PostponedRenewal {
  readonly read: (clientId: number) => boolean;
  readonly keep: (clientId: number) => IO<void>;
}

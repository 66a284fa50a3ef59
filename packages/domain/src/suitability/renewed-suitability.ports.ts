import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';

/** Whether the suitability of the signed-in client is in order. @see spec A §7 `GET /suitabilities/renewed` */
export interface RenewedSuitability {
  /** False when the client must answer the questionnaire again. */
  readonly isRenewed: TaskEither<CallFailure, boolean>;
}

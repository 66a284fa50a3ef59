import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { TwoStepChoice } from './two-step.ts';
import type { TwoStepCodeFailure, TwoStepFailure } from './two-step.errors.ts';

/**
 * Where a client's two-step verification is kept. Reading and enabling may be repeated; each `disable` of what is on sends
 * another code, and voids the one before.
 *
 * @see spec A §7 `GET /clients/{id}`, `enable_mfa`, `disable_mfa`, `confirm_disable_mfa`; decisions Q005, 0120
 */
export interface TwoStepSettings {
  readonly choiceOf: (clientId: number) => TaskEither<CallFailure, TwoStepChoice>;
  readonly enable: (clientId: number) => TaskEither<CallFailure, void>;
  /** `code-sent` leaves it on: the code that went out by e-mail has to be brought first. */
  readonly disable: (clientId: number) => TaskEither<TwoStepFailure, 'disabled' | 'code-sent'>;
  /** Brings that code; on the right it is off. */
  readonly confirmDisable: (clientId: number, code: string) => TaskEither<TwoStepCodeFailure, void>;
}

import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { TwoStepChoice } from './two-step.ts';
import type { TwoStepCodeFailure, TwoStepFailure } from './two-step.errors.ts';

/**
 * Keeps the client's choice of two-step verification. Reading and enabling may be repeated. While it is on, each
 * `disable` sends a new code, and the code before it becomes invalid.
 *
 * @see spec A §7 `GET /clients/{id}`, `enable_mfa`, `disable_mfa`, `confirm_disable_mfa`; decisions Q006, 0120
 */
export interface TwoStepSettings {
  readonly choiceOf: (clientId: number) => TaskEither<CallFailure, TwoStepChoice>;
  readonly enable: (clientId: number) => TaskEither<CallFailure, void>;
  /** After `code-sent` it stays on until the client enters the code from the e-mail. */
  readonly disable: (clientId: number) => TaskEither<TwoStepFailure, 'disabled' | 'code-sent'>;
  /** Sends that code. The right code turns two-step verification off. */
  readonly confirmDisable: (clientId: number, code: string) => TaskEither<TwoStepCodeFailure, void>;
}

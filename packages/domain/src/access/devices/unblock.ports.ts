import type { TaskEither } from 'fp-ts/TaskEither';
import type { UnblockAnswers } from './unblock.form.ts';
import type { UnblockFailure } from './unblock.ts';

/**
 * Unblocks the device of the signed-in client. A right answer may be repeated. A wrong answer counts as a try.
 *
 * @see spec A §7 `blockedDevice/client/unblock`
 */
export interface BlockedDevices {
  readonly unblock: (answers: UnblockAnswers) => TaskEither<UnblockFailure, void>;
}

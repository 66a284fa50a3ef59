import type { TaskEither } from 'fp-ts/TaskEither';
import type { UnblockAnswers } from './unblock.form.ts';
import type { UnblockFailure } from './unblock.ts';

/**
 * Who unblocks the device that the client is signed in on. A right answer may be given twice; a wrong one counts as a try.
 *
 * @see spec A §7 `blockedDevice/client/unblock`
 */
export interface BlockedDevices {
  readonly unblock: (answers: UnblockAnswers) => TaskEither<UnblockFailure, void>;
}

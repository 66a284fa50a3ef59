import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { ConformityCheck } from './conformity-term.ts';

/** The conformity term of the signed-in client. The check may be repeated. @see spec B §3; decision 0200 */
export interface ConformityTerms {
  readonly check: TaskEither<CallFailure, ConformityCheck>;
}

import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';

/**
 * Where a client says that somebody else signed in. Reporting twice is reporting once.
 *
 * @see spec A §7 `auth/acessoIndevido`
 */
export interface MisuseReports {
  /** @param loginId the sign-in that the client did not make, as the e-mail's link has it */
  readonly report: (loginId: string) => TaskEither<CallFailure, void>;
}

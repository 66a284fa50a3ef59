import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';

/**
 * Takes a client's report that somebody else signed in. A repeated report changes nothing.
 *
 * @see spec A §7 `auth/acessoIndevido`
 */
export interface MisuseReports {
  /** @param loginId the sign-in that the client did not make, from the link in the e-mail */
  readonly report: (loginId: string) => TaskEither<CallFailure, void>;
}

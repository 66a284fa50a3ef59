import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { PaperStatus, TermsToSign } from './fund-terms.ts';

/** The papers of funds and their signature. @see spec B §7 `verifySignedTerms`, `checkSignedStatus`; decision 0195 */
export interface FundTerms {
  /** What the signed-in client must sign before an investment in these funds. `undefined` when everything is signed. */
  readonly toSign: (fundIds: readonly number[]) => TaskEither<CallFailure, TermsToSign | undefined>;
  /** What became of the papers at the provider. @param token from `TermsToSign` */
  readonly statusOf: (token: string) => TaskEither<CallFailure, PaperStatus>;
}

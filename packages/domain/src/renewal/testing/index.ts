import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { RenewalFailure } from '../renewal.errors.ts';
import type { Renewals } from '../renewal.ports.ts';
import { RENEWAL_OK, type Renewal, type RenewalSignature } from '../renewal.ts';

export { CLIENT_CASES, played, standingIn, type ClientCase, type Place } from './client-cases.ts';

/** An available renewal that has not started. */
export const renewal = (changes: Partial<Renewal> = {}): Renewal => ({
  ...RENEWAL_OK,
  status: 'available',
  ...changes,
});

/** The answers of the server. A call without an answer here succeeds. */
interface Answers {
  readonly of?: TE.TaskEither<CallFailure, Renewal>;
  readonly start?: TE.TaskEither<RenewalFailure, void>;
  readonly mark?: TE.TaskEither<RenewalFailure, void>;
  readonly signature?: RenewalSignature;
  readonly hasDocument?: boolean;
}

/** A server with one client's renewal. It remembers the calls. */
export const renewalsServer = (answers: Answers = {}): Renewals & { readonly asked: string[] } => {
  const asked: string[] = [];
  const answer =
    <E, A>(question: string, of: TE.TaskEither<E, A>): TE.TaskEither<E, A> =>
    () => {
      asked.push(question);
      return of();
    };
  return {
    asked,
    of: (clientId) => answer(`status of ${clientId}`, answers.of ?? TE.right(renewal())),
    start: (clientId) => answer(`start ${clientId}`, answers.start ?? TE.right(undefined)),
    mark: (_, mark) => answer(`step ${mark}`, answers.mark ?? TE.right(undefined)),
    signature: (clientId) =>
      answer(`signature of ${clientId}`, TE.right(answers.signature ?? { status: 'pending', signerToken: 'token-1' })),
    hasDocument: answer('document', TE.right(answers.hasDocument ?? false)),
  };
};

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Planner } from '../client/planner.ts';
import type { CheckList } from '../flags/approval.ts';
import type { FormStanding, Standings } from '../flags/standings.ports.ts';

/** The answers of the server, part by part. */
interface Answers {
  readonly form: TE.TaskEither<CallFailure, FormStanding>;
  readonly checkList: TE.TaskEither<CallFailure, CheckList>;
  readonly hasPension: TE.TaskEither<CallFailure, boolean>;
  /** A person unless given. */
  readonly isCompany?: boolean;
  /** The client has none unless given. */
  readonly planner?: Planner;
  /** The client has none unless given. */
  readonly photo?: string;
}

/** A server with the standing of one registration. It remembers the calls. */
export const standingsServer = (answers: Answers): Standings & { readonly asked: string[] } => {
  const asked: string[] = [];
  const answer =
    <A>(question: string, of: TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, A> =>
    () => {
      asked.push(question);
      return of();
    };
  return {
    asked,
    form: (clientId) => answer(`form of ${clientId}`, answers.form),
    checkList: (formId, clientId) => answer(`check list ${formId} of ${clientId}`, answers.checkList),
    client: (clientId) =>
      answer(
        `client ${clientId}`,
        pipe(
          answers.hasPension,
          TE.map((hasPension) => ({
            hasPension,
            isCompany: answers.isCompany ?? false,
            planner: answers.planner,
            photo: answers.photo,
          })),
        ),
      ),
  };
};

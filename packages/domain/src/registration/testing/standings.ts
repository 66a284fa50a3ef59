import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Planner } from '../client/planner.ts';
import type { CheckList, CheckListItem } from '../flags/flag.ts';
import type { FormStanding, Standings } from '../flags/standings.ports.ts';

/** A check list where every item is filled, answered and signed, except the named ones. */
export const checkList = (missing: readonly CheckListItem[] = [], changes: Partial<CheckList> = {}): CheckList => ({
  filled: {
    professional: !missing.includes('professional'),
    pep: !missing.includes('pep'),
    fatca: !missing.includes('fatca'),
    investorData: !missing.includes('investorData'),
    documents: !missing.includes('documents'),
    bankAccounts: !missing.includes('bankAccounts'),
  },
  suitabilityCount: 1,
  overallResult: 3,
  isAdjustmentPending: false,
  ...changes,
});

/** The answers of the server, part by part. */
interface Answers {
  /** Approved unless given. */
  readonly approval?: FormStanding['approval'];
  /** In order unless given. */
  readonly verdict?: FormStanding['verdict'];
  /** By default with the approval and the verdict. */
  readonly form?: TE.TaskEither<CallFailure, FormStanding>;
  /** Complete unless given. */
  readonly checkList?: TE.TaskEither<CallFailure, CheckList>;
  /** The client has none unless given. */
  readonly hasPension?: TE.TaskEither<CallFailure, boolean>;
  /** A person unless given. */
  readonly isCompany?: boolean;
  /** The client has none unless given. */
  readonly planner?: Planner;
  /** The client has none unless given. */
  readonly photo?: string;
}

/** A server with the standing of one registration. It remembers the calls. */
export const standingsServer = (answers: Answers = {}): Standings & { readonly asked: string[] } => {
  const { approval = 'approved', verdict = 'ok', form = TE.right({ formId: 31, approval, verdict }) } = answers;
  const asked: string[] = [];
  const answer =
    <A>(question: string, of: TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, A> =>
    () => {
      asked.push(question);
      return of();
    };
  return {
    asked,
    form: (clientId) => answer(`form of ${clientId}`, form),
    checkList: (formId, clientId) =>
      answer(`check list ${formId} of ${clientId}`, answers.checkList ?? TE.right(checkList())),
    client: (clientId) =>
      answer(
        `client ${clientId}`,
        pipe(
          answers.hasPension ?? TE.right(false),
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

import { constVoid, pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Standings } from '../registration/flags/standings.ports.ts';
import { changeReport } from '../registration/flow/change-report.rules.ts';
import type { ChangeReports } from '../registration/flow/change-reports.ports.ts';
import type { Purpose } from '../registration/flow/purpose.ts';
import { checkAnswers } from '../suitability/questionnaire.rules.ts';
import type { Suitabilities } from '../suitability/suitabilities.ports.ts';
import type { SuitabilityFailure } from '../suitability/suitability.errors.ts';
import type { Questionnaire, SuitabilityAnswers } from '../suitability/suitability.ts';
import type { MarkRenewal } from './mark-renewal.use-case.ts';
import type { RenewalFailure } from './renewal.errors.ts';
import { markAfter } from './renewal.rules.ts';
import type { RenewingClient } from './renewal.ts';

/** The questionnaire with what the client answered, and why. */
export interface AnsweredQuestionnaire {
  readonly questionnaire: Questionnaire;
  readonly answers: SuitabilityAnswers;
  readonly purpose: Purpose;
}

/** Sends the answers to the questionnaire. The server scores them. */
export type SaveSuitability = (
  client: RenewingClient,
  answered: AnsweredQuestionnaire,
) => TE.TaskEither<SuitabilityFailure | RenewalFailure, void>;

interface Parts {
  readonly suitabilities: Pick<Suitabilities, 'save'>;
  readonly forms: Pick<Standings, 'form'>;
  readonly markRenewal: MarkRenewal;
  readonly reports: ChangeReports;
}

/** A failed report of a remake does not undo the save. @see spec A §4, A §7; decisions Q136, Q154, 0212 */
export const makeSaveSuitability =
  ({ suitabilities, forms, markRenewal, reports }: Parts): SaveSuitability =>
  (client, { questionnaire, answers, purpose }) => {
    const mark = purpose === 'renew' ? markAfter('suitabilityProcess') : undefined;
    const report = (ids: readonly number[]): T.Task<unknown> => {
      const before = { answers: questionnaire.last?.answers ?? [] };
      const changed = changeReport({ part: 'suitability', purpose, before, after: { answers: ids } });
      return changed === undefined ? T.of(undefined) : reports.send(client.clientId, changed);
    };
    return pipe(
      TE.fromEither(checkAnswers(questionnaire.questions, answers)),
      TE.bindTo('ids'),
      TE.bindW('form', () => forms.form(client.clientId)),
      TE.chainFirstW(({ ids, form: { formId } }) =>
        suitabilities.save({ formId, questionnaireId: questionnaire.id, answers: ids, purpose }),
      ),
      TE.chainFirstW(() => (mark === undefined ? TE.right(undefined) : markRenewal(client, mark))),
      TE.chainFirstTaskK(({ ids }) => report(ids)),
      TE.map(constVoid),
    );
  };

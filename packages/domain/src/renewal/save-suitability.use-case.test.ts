import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { calendarDay } from '../kernel/days.ts';
import { ANA, unreachable } from '../kernel/testing/index.ts';
import type { Purpose } from '../registration/flow/purpose.ts';
import { changeReports, standingsServer } from '../registration/testing/index.ts';
import type { SuitabilityFailure } from '../suitability/suitability.errors.ts';
import type { SuitabilityAnswers } from '../suitability/suitability.ts';
import { suitabilityMessage } from '../suitability/suitability.messages.ts';
import { questionnaire, suitabilitiesServer } from '../suitability/testing/index.ts';
import { makeSaveSuitability } from './save-suitability.use-case.ts';
import { makeMarkRenewal } from './mark-renewal.use-case.ts';
import { renewalsServer } from './testing/index.ts';

const ALL: SuitabilityAnswers = new Map([
  [30, 31],
  [10, 12],
  [20, 21],
]);
const DAYS = { answeredOn: calendarDay('2025-01-10'), validUntil: calendarDay('2027-01-10') };

interface World {
  readonly answers?: SuitabilityAnswers;
  readonly last?: readonly number[];
  readonly save?: TE.TaskEither<SuitabilityFailure, void>;
  readonly report?: CallFailure;
}

const answering = async (purpose: Purpose, { answers = ALL, last, save, report }: World = {}) => {
  const suitabilities = suitabilitiesServer(save && { save });
  const renewals = renewalsServer();
  const reports = changeReports(report);
  const answer = makeSaveSuitability({
    suitabilities,
    forms: standingsServer(),
    markRenewal: makeMarkRenewal({ renewals, company: '' }),
    reports,
  });
  const outcome = await answer(
    { clientId: 7, document: ANA, isCoHolder: false },
    { questionnaire: questionnaire({ last: last && { answers: last, ...DAYS } }), answers, purpose },
  )();
  return { outcome, sent: suitabilities.sent, marks: renewals.asked, reports: reports.sent };
};

const REPORT = [{ clientId: 7, part: 'suitability', fields: ['answers'] }];

describe('the answers to the questionnaire', () => {
  it('go to the server in the order of the questions, with form and purpose', async () => {
    expect(await answering('new')).toEqual({
      outcome: E.right(undefined),
      sent: [{ formId: 31, questionnaireId: 1, answers: [12, 21, 31], purpose: 'new' }],
      marks: [],
      reports: [],
    });
  });

  it('are not sent while one is missing [R365]', async () => {
    const { outcome, sent } = await answering('new', { answers: new Map([[20, 21]]) });
    expect([outcome, sent]).toEqual([E.left({ _tag: 'QuestionsUnanswered', indexes: [0, 2] }), []]);
  });

  it('set the step of a renewal [R375]', async () => {
    expect(await answering('renew')).toMatchObject({ marks: ['step signature'], reports: [] });
  });

  it('are reported in a remake when they changed [R376]', async () => {
    expect((await answering('remake')).reports).toEqual(REPORT);
    expect((await answering('remake', { last: [12, 21, 32] })).reports).toEqual(REPORT);
    expect(await answering('remake', { last: [12, 21, 31] })).toMatchObject({ reports: [], marks: [] });
  });

  it('are saved even when the report fails', async () => {
    expect((await answering('remake', { report: unreachable })).outcome).toEqual(E.right(undefined));
  });

  it('that the server refuses set no step and are not reported', async () => {
    const failing = { save: TE.left(unreachable) };
    expect(await answering('renew', failing)).toMatchObject({ outcome: E.left(unreachable), marks: [] });
    expect((await answering('remake', failing)).reports).toEqual([]);
  });
});

it('says each failure in its own sentence', () => {
  const tags = ['QuestionnaireChanged', 'SuitabilityClosed', 'SuitabilityTooEarly'] as const;
  const said = [...tags.map((_tag) => suitabilityMessage({ _tag })), suitabilityMessage(unreachable)];
  expect([new Set(said).size, said[3]]).toEqual([4, 'Ocorreu um erro ao processar o perfil.']);
});

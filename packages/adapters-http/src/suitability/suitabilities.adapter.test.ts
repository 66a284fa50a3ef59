import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { makeHttpSuitabilities } from './suitabilities.adapter.ts';

const at = (status: number, body: unknown) => {
  const { http, ...server } = answering(status, body);
  return { ...server, suitabilities: makeHttpSuitabilities(http) };
};

const SENT = { formId: 31, questionnaireId: 1, answers: [12, 21], purpose: 'remake' } as const;
const QUESTION = { id: 10, title: 'Prazo', ask: 'Por quanto tempo?', answers: [{ id: 11, text: 'Um ano' }] };

it('asks for the questions by GET suitabilities/getClientSuitabilityActive/{clientId} [R374]', async () => {
  const { calls, suitabilities } = at(200, { id: 1, questions: [QUESTION], last: null });
  expect(await suitabilities.questionnaire(7)()).toEqual(
    E.right({
      id: 1,
      questions: [{ id: 10, title: 'Prazo', text: 'Por quanto tempo?', answers: [{ id: 11, text: 'Um ano' }] }],
      last: undefined,
    }),
  );
  expect(calls()).toEqual(['GET /suitabilities/getClientSuitabilityActive/7']);
});

it('sends a list of answer ids with the purpose to saveSuitability/{formId}/{suitabilityId} [R366] [R367]', async () => {
  const { seen, calls, suitabilities } = at(200, {});
  expect(await suitabilities.save(SENT)()).toEqual(E.right(undefined));
  expect([calls(), seen[0]?.body]).toEqual([
    ['POST /suitabilities/saveSuitability/31/1'],
    { answers: [12, 21], savePurpose: 'remake' },
  ]);
});

it('tells a questionnaire that changed meanwhile', async () => {
  const { suitabilities } = at(409, { message: 'questionnaire_changed' });
  expect(await suitabilities.save(SENT)()).toEqual(E.left({ _tag: 'QuestionnaireChanged' }));
});

it('reads the risk profile of a client, and none for an unknown category', async () => {
  const profile = (riskProfileCategory: unknown) => at(200, { riskProfileCategory }).suitabilities.profile(7)();
  const category = { id: 4, name: 'Arrojado', key: 'arrojado', description: 'Busca crescimento.' };
  expect(await profile(category)).toEqual(
    E.right({ riskProfile: 'sophisticated', name: 'Arrojado', description: 'Busca crescimento.' }),
  );
  expect(await profile(null)).toEqual(E.right(undefined));
  expect(await profile({ ...category, id: 6 })).toEqual(E.right(undefined));
});

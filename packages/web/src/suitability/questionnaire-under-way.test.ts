import { makeMemoryStorage, makeUnsentAnswers } from '@aroeira/adapters-http/storage';
import { questionnaire } from '@aroeira/domain/suitability/testing';
import { expect, it } from 'vitest';
import { signedIn } from '../access/testing/signed-in.ts';
import { QuestionnaireUnderWay } from './questionnaire-under-way.ts';

it('the answers that a client resumes bring back neither the questions nor the result of the client before', () => {
  const unsent = makeUnsentAnswers({ tab: makeMemoryStorage(), prefix: '' });
  const answering = new QuestionnaireUnderWay({ unsent, memory: signedIn() });
  answering.enter({ clientId: 7, purpose: 'remake', from: undefined });
  answering.finish();
  answering.loaded(questionnaire());
  const answers = new Map([[1, 12]]);
  unsent.keep({ clientId: 8, questionnaireId: 1, purpose: 'remake', origin: undefined, answers })();
  answering.enter({ clientId: 8, purpose: 'remake', from: undefined });
  expect([answering.questionnaire, answering.isAnswered, answering.answers]).toEqual([undefined, false, answers]);
});

import { withAnswer, type SuitabilityAnswers } from '@aroeira/domain/suitability';
import { RISK_PROFILE_CAPTIONS } from '@aroeira/domain/suitability/messages';
import {
  makeSaveSuitability,
  makeLoadRenewal,
  makeMarkRenewal,
  type AnsweredQuestionnaire,
} from '@aroeira/domain/renewal';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import type { PersonaKey } from '../http/testing/index.ts';
import { makeHttpChangeReports, makeHttpStandings } from '../registration/index.ts';
import { makeHttpRenewals } from '../renewal/index.ts';
import { makeHttpRenewedSuitability, makeHttpSuitabilities } from './index.ts';

const { sandbox, signedIn } = testSandbox();

/** A persona who answers every question with the answer at the same place, 0 to 3. */
const answering = async (whose: PersonaKey) => {
  const { http, session } = await signedIn(whose);
  const suitabilities = makeHttpSuitabilities(http);
  const renewals = makeHttpRenewals(http);
  const mark = makeMarkRenewal({ renewals, company: '' });
  const answer = makeSaveSuitability({
    suitabilities,
    forms: makeHttpStandings(http),
    markRenewal: mark,
    reports: makeHttpChangeReports(http),
  });
  return {
    mark: (step: 'financial') => mark(session, step)(),
    step: async () => (await makeLoadRenewal({ renewals, company: '' })(session)()).renewal.step,
    isRenewed: makeHttpRenewedSuitability(http).isRenewed,
    profile: suitabilities.profile(session.clientId),
    last: async () => E.toUnion(await suitabilities.questionnaire(session.clientId)()),
    answer: async (purpose: AnsweredQuestionnaire['purpose'], place: number) => {
      const questionnaire = await suitabilities.questionnaire(session.clientId)();
      if (E.isLeft(questionnaire)) return questionnaire;
      const answers = questionnaire.right.questions.reduce<SuitabilityAnswers>(
        (given, { id, answers }) => withAnswer(given, id, answers[place]?.id ?? 0),
        new Map(),
      );
      return answer(session, { questionnaire: questionnaire.right, answers, purpose })();
    },
  };
};

it('a remake gives the profile, renews the suitability and tells the staff', async () => {
  const sofia = await answering('sofia');
  expect([await sofia.isRenewed(), await sofia.profile()]).toMatchObject([
    E.right(false),
    E.right({ riskProfile: 'balanced', name: RISK_PROFILE_CAPTIONS.balanced }),
  ]);
  expect(await sofia.answer('remake', 3)).toEqual(E.right(undefined));
  expect([await sofia.isRenewed(), await sofia.profile()]).toMatchObject([
    E.right(true),
    E.right({ riskProfile: 'specialist', name: RISK_PROFILE_CAPTIONS.specialist }),
  ]);
  expect(await sofia.last()).toMatchObject({ last: { answers: [13, 23, 33, 43, 53, 63, 73, 83, 93] } });
  const [mail] = await sandbox.outbox('cadastro@aroeira.example');
  expect(mail).toMatchObject({ subject: 'Perfil de investidor alterado' });
});

it('a client who registers has no profile before the answers', async () => {
  const carla = await answering('carla');
  expect(await carla.profile()).toEqual(E.right(undefined));
  expect(await carla.answer('remake', 0)).toEqual(E.left({ _tag: 'SuitabilityClosed' }));
  expect(await carla.answer('new', 0)).toEqual(E.right(undefined));
  expect(await carla.profile()).toMatchObject(E.right({ name: RISK_PROFILE_CAPTIONS.conservative }));
});

import { Type } from '@sinclair/typebox';
import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller, ownCaller } from '../access/caller.ts';
import { withClient, type LockedClient } from '../database/locked-client.sql.ts';
import type { Routes } from '../http/api.ts';
import { refuseCode, refuseField, refuseWord } from '../http/refusal.ts';
import { signedInCall } from '../http/described-call.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { assertOpen, type SavePurpose } from '../registration/flow/open-registration.sql.ts';
import { ownerOfForm } from '../registration/flow/registration-form.sql.ts';
import { renewStatus } from '../renewal/renewal.sql.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { QUESTIONNAIRE_ID, QUESTIONS_ON_THE_WIRE } from './questionnaire.ts';
import { pointsOf, riskProfileFor } from './scoring.ts';
import { ActiveSuitability, SaveBody, SaveParams } from './suitability.schemas.ts';
import { isKept, isSuitabilityRenewed, keepResult, lastAnswers } from './suitability.sql.ts';

/** Passes when the client may answer now for this purpose. @throws Refusal 409 @see decisions Q018, 0212 */
const assertMayAnswer = async (client: LockedClient, now: Date, purpose: SavePurpose): Promise<void> => {
  const today = dayOfSaoPaulo(now);
  if (purpose === 'remake' && !(await isSuitabilityRenewed(client.tx, client.id, today))) return;
  await assertOpen(client, now, [purpose]);
  if (purpose !== 'renew') return;
  const renewal = await renewStatus(client.tx, client.id, today);
  // The client may answer again until the signature.
  if (renewal?.step !== 'financial' && renewal?.step !== 'signature') throw refuseWord(409, 'step_out_of_order');
};

/** The questions and answers. @see spec A §7 Registration, suitability, signature, renewal; decisions 0195, 0212 */
export const suitabilityRoutes: Routes = (api, services) => {
  const { db, clock } = services;

  api.get(
    '/suitabilities/getClientSuitabilityActive/:id',
    signedInCall('registration', 'The questionnaire, and the last answers of the client', {
      params: ClientParams,
      answer: ActiveSuitability,
    }),
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      return { id: QUESTIONNAIRE_ID, questions: QUESTIONS_ON_THE_WIRE, last: await lastAnswers(db, clientId) };
    },
  );

  api.post(
    '/suitabilities/saveSuitability/:formId/:suitabilityId',
    signedInCall(
      'registration',
      'Save the answers: 404 ERR118 for another form, 409 questionnaire_changed, registration_closed, step_out_of_order',
      { params: SaveParams, body: SaveBody, answer: Nothing },
    ),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const { formId, suitabilityId } = request.params;
      const { answers, savePurpose: purpose } = request.body;
      if ((await ownerOfForm(db, formId)) !== clientId) throw refuseCode(404, 'ERR118');
      if (suitabilityId !== QUESTIONNAIRE_ID) throw refuseWord(409, 'questionnaire_changed');
      const points = pointsOf(answers);
      if (points === undefined) throw refuseField('/answers', 'must have one answer to every question');
      await withClient(db, clientId, async (client) => {
        const result = { answers, riskProfileId: riskProfileFor(points), purpose, now: clock.now() };
        if (await isKept(client, result)) return;
        await assertMayAnswer(client, result.now, purpose);
        await keepResult(client, result);
      });
      return {};
    },
  );

  api.get(
    '/suitabilities/renewed',
    signedInCall('registration', 'Whether the suitability of the caller is not older than two years', {
      answer: Type.Object({ renewed: Type.Boolean() }),
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      return { renewed: await isSuitabilityRenewed(db, clientId, dayOfSaoPaulo(clock.now())) };
    },
  );
};

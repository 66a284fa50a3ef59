import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller, ownCaller } from '../access/caller.ts';
import { withClient } from '../database/locked-client.sql.ts';
import type { Routes } from '../http/api.ts';
import { refuseCode, refuseField, refuseWord } from '../http/refusal.ts';
import { signedInCall } from '../http/described-call.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { ActiveDocument, RenewStatus, SignatureStatus, StepBody, StepParams } from './renewal.schemas.ts';
import { keepStep, renewStatus, signatureStatus, startRenewal, type Standstill } from './renewal.sql.ts';

/** @throws Refusal 409 with the word of what stops the renewal */
const goOn = (standstill: Standstill | undefined): Record<string, never> => {
  if (standstill !== undefined) throw refuseWord(409, standstill);
  return {};
};

/** A client's renewal, its steps and its signature. @see spec A §7; spec A §4 Renewal; decision 0160 */
export const renewalRoutes: Routes = (api, services) => {
  const { db, clock } = services;
  api.get(
    '/renew/status/:id',
    signedInCall('renewal', 'Where the renewal stands', { params: ClientParams, answer: RenewStatus }),
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      const renewal = await renewStatus(db, clientId, dayOfSaoPaulo(clock.now()));
      if (renewal === undefined) throw refuseCode(404, 'ERR118');
      return renewal;
    },
  );

  api.post(
    '/renew/start/:id',
    signedInCall('renewal', 'Start a renewal that is due: 409 renewal_not_due for any other', {
      params: ClientParams,
      answer: Nothing,
    }),
    async (request) => {
      const { clientId } = await ownCaller(request, services, request.params.id);
      return goOn(await withClient(db, clientId, (client) => startRenewal(client, clock.now())));
    },
  );

  api.post(
    '/renew/step/:step',
    signedInCall('renewal', 'Keep the step reached: 409 step_out_of_order, 409 not_signed, 409 renewal_not_due', {
      params: StepParams,
      body: StepBody,
      answer: Nothing,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const mark = request.params.step;
      if (request.body.step !== mark) throw refuseField('/step', 'must be the step of the path');
      return goOn(await withClient(db, clientId, (client) => keepStep(client, mark, clock.now())));
    },
  );

  api.get(
    '/renew/signature/status/:id',
    signedInCall('renewal', 'Whether the renewal was signed at the provider', {
      params: ClientParams,
      answer: SignatureStatus,
    }),
    async (request) => signatureStatus(db, (await ownCaller(request, services, request.params.id)).clientId),
  );

  api.get(
    '/renew/activeDocument',
    signedInCall('renewal', 'Whether a document of the renewal waits to be signed', { answer: ActiveDocument }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      return { hasDocument: (await signatureStatus(db, clientId)).status === 'pending' };
    },
  );
};

import type { FastifyRequest } from 'fastify';
import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../access/caller.ts';
import { transact } from '../database/transaction.ts';
import type { Routes } from '../http/api.ts';
import { refuseCode, refuseField, refuseWord } from '../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { RenewStatus, StepBody, StepParams } from './renewal.schemas.ts';
import { keepStep, renewStatus, startRenewal, type Standstill } from './renewal.sql.ts';

const described = (summary: string) => ({ tags: ['renewal'], summary, security: SIGNED_IN });

/** @throws Refusal 409 with the word of what stands in the way */
const goOn = (standstill: Standstill | undefined): Record<string, never> => {
  if (standstill !== undefined) throw refuseWord(409, standstill);
  return {};
};

/** A client's renewal and its steps. @see spec A §7, A §4 Renewal; docs/decisions/0160 */
export const renewalRoutes: Routes = (api, services) => {
  const { db, clock } = services;
  const own = async (request: FastifyRequest, id: number): Promise<number> => {
    onlyOwn(await clearedCaller(request, services), id);
    return id;
  };
  const ofClient = { params: ClientParams };

  api.get(
    '/renew/status/:id',
    { schema: { ...described('Where the renewal stands'), ...ofClient, response: { 200: RenewStatus, ...Refusals } } },
    async (request) => {
      const renewal = await renewStatus(db, await own(request, request.params.id));
      if (renewal === undefined) throw refuseCode(404, 'ERR118');
      return renewal;
    },
  );

  api.post(
    '/renew/start/:id',
    {
      schema: {
        ...described('Start a renewal that is due: 409 renewal_not_due for any other'),
        ...ofClient,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const clientId = await own(request, request.params.id);
      return goOn(await transact(db, (tx) => startRenewal(tx, clientId)));
    },
  );

  api.post(
    '/renew/step/:step',
    {
      schema: {
        ...described('Keep the step reached: 409 step_out_of_order, 409 not_signed, 409 renewal_not_due'),
        params: StepParams,
        body: StepBody,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const mark = request.params.step;
      if (request.body.step !== mark) throw refuseField('/step', 'must be the step of the path');
      return goOn(await transact(db, (tx) => keepStep(tx, { clientId, mark, now: clock.now() })));
    },
  );
};

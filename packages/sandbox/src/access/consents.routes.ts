import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { transact } from '../database/transaction.ts';
import type { Routes, Services } from '../http/api.ts';
import { refuseStranger } from '../http/refusal.ts';
import { Nothing, Refusals } from '../http/wire.schemas.ts';
import { ConsentAnswer, ConsentBody, ConsentQuery, GuestAnswer, GuestBody } from './access.schemas.ts';
import { callerIfAny, onlyOwn } from './caller.ts';
import { answerConsent, consentOf, resetGuest } from './consents.sql.ts';
import { isDeviceOf, loginIdIn } from './devices.sql.ts';

const tags = ['access'];

/**
 * Whether a request may speak of a document's consent: signed in as that client, or from a device where they signed in
 * before (a returning user is asked before the password). Everybody else is a guest, and learns nothing of anybody.
 *
 * @throws Refusal 403 for somebody else's document
 */
const mayAsk = async (request: FastifyRequest, services: Services, document: string): Promise<boolean> => {
  const caller = await callerIfAny(request, services);
  if (caller === undefined) return isDeviceOf(services.db, document, loginIdIn(request.headers['login-id']));
  onlyOwn(caller, document);
  return true;
};

/** What clients and guests agreed to. @see spec A §4 Sign-in 2; decision Q043 for the paths */
export const consentRoutes: Routes = (api, services) => {
  api.get(
    '/consent/status',
    {
      schema: {
        tags,
        summary: 'Whether a client agreed',
        querystring: ConsentQuery,
        response: { 200: ConsentAnswer, ...Refusals },
      },
    },
    async (request) => {
      const { document } = request.query;
      if (await mayAsk(request, services, document)) return consentOf(services.db, document);
      return { UID: randomUUID(), accepted: false };
    },
  );

  api.post(
    '/consent/status',
    { schema: { tags, summary: 'Agree or decline', body: ConsentBody, response: { 200: Nothing, ...Refusals } } },
    async (request) => {
      const { UID: uid, accepted: isAccepted, terms, document } = request.body;
      const whose = (await mayAsk(request, services, document)) ? document : undefined;
      const answer = { uid, document: whose, isAccepted, terms, now: services.clock.now() };
      const isKept = await transact(services.db, (tx) => answerConsent(tx, answer));
      if (!isKept) throw refuseStranger();
      return {};
    },
  );

  api.post(
    '/consent/resetGuest',
    {
      schema: {
        tags,
        summary: 'Start again as another guest',
        body: GuestBody,
        response: { 200: GuestAnswer, ...Refusals },
      },
    },
    async (request) => ({ UID: await resetGuest(services.db, request.body.UID) }),
  );
};

import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Routes, Services } from '../../http/api.ts';
import { refuseStranger, refuseWord } from '../../http/refusal.ts';
import { openCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { ConsentAnswer, ConsentBody, ConsentQuery, GuestAnswer, GuestBody } from '../access.schemas.ts';
import { takeAttempt } from '../attempts.sql.ts';
import { callerIfAny, onlyOwn } from '../caller.ts';
import { answerConsent, consentOf, resetGuest } from './consents.sql.ts';
import { isDeviceOf, loginIdIn } from '../devices/devices.sql.ts';
import { consentsFromAddress } from '../limits.ts';

/** The three kinds of callers that send or ask for a consent. */
type Speaker = 'Client' | 'Device' | 'Guest';

/**
 * Tells the kind of the caller. A device of the client counts too, because the portal asks a returning client before
 * the password. Every other caller without a session is a guest. The server tells a guest nothing about a client.
 * @throws Refusal 403 when a signed-in client names the document of another
 */
const speakerOf = async (request: FastifyRequest, services: Services, document: string): Promise<Speaker> => {
  const caller = await callerIfAny(request, services);
  if (caller === undefined) {
    const loginId = loginIdIn(request.headers['login-id']);
    return (await isDeviceOf(services.db, document, loginId)) ? 'Device' : 'Guest';
  }
  onlyOwn(caller, document);
  return 'Client';
};

/** Reads and keeps the consent of clients and guests. @see spec A §4 Sign-in 2; decision Q043 for the paths */
export const consentRoutes: Routes = (api, services) => {
  api.get(
    '/consent/status',
    openCall('access', 'Whether a client agreed', { querystring: ConsentQuery, answer: ConsentAnswer }),
    async (request) => {
      const { document } = request.query;
      const isGuest = (await speakerOf(request, services, document)) === 'Guest';
      return isGuest ? { UID: randomUUID(), accepted: false } : consentOf(services.db, document);
    },
  );

  api.post(
    '/consent/status',
    openCall('access', 'Agree or decline', { body: ConsentBody, answer: Nothing }),
    async (request) => {
      const { UID: uid, accepted: isAccepted, terms, document } = request.body;
      const speaker = await speakerOf(request, services, document);
      if (speaker !== 'Client') await takeAttempt(services, consentsFromAddress(request.ip));
      // Every e-mail about a sign-in has a login id in its link. A login id alone must not withdraw a consent.
      if (speaker === 'Device' && !isAccepted) throw refuseWord(403, 'password_required');
      const whose = speaker === 'Guest' ? undefined : document;
      const mayReplace = speaker === 'Client';
      const answer = { uid, document: whose, isAccepted, terms, mayReplace, now: services.clock.now() };
      const isKept = await answerConsent(services.db, answer);
      if (!isKept) throw refuseStranger();
      return {};
    },
  );

  api.post(
    '/consent/resetGuest',
    openCall('access', 'Start again as another guest', { body: GuestBody, answer: GuestAnswer }),
    async (request) => ({ UID: await resetGuest(services.db, request.body.UID) }),
  );
};

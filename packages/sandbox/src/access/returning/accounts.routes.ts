import type { FastifyRequest } from 'fastify';
import type { Routes, Services } from '../../http/api.ts';
import { refuseCode, refuseStranger } from '../../http/refusal.ts';
import { openCall, signedInCall } from '../../http/described-call.ts';
import { Nothing } from '../../http/wire.schemas.ts';
import { DocumentParams, MainAccountBody } from '../access.schemas.ts';
import { takeAttempt } from '../attempts.sql.ts';
import { signedInCaller } from '../caller.ts';
import { isTaken } from '../client-of.sql.ts';
import { loginIdIn, ownerOf, setMainAccount } from '../devices/devices.sql.ts';
import { documentsFromAddress } from '../limits.ts';

/** The client's device of a request: by a login id of this client, or by the session. */
const deviceOf = async (request: FastifyRequest, services: Services, clientId: number): Promise<string> => {
  const loginId = loginIdIn(request.headers['login-id']);
  if (loginId !== undefined && (await ownerOf(services.db, loginId)) === clientId) return loginId;
  const caller = await signedInCaller(request, services);
  if (caller.clientId !== clientId) throw refuseStranger();
  return caller.loginId;
};

/** Sets the main account of a device, and tells whether a document is taken. */
export const accountRoutes: Routes = (api, services) => {
  api.post(
    '/auth/mainAccount',
    signedInCall('access', 'Make a client the main account of this device', { body: MainAccountBody, answer: Nothing }),
    async (request) => {
      await setMainAccount(services.db, await deviceOf(request, services, request.body.id));
      return {};
    },
  );

  api.get(
    '/auth/checkExistingDocument/:document',
    openCall('access', 'Whether a document is free for a registration: 400 ERR063 when it is not', {
      params: DocumentParams,
      answer: Nothing,
    }),
    async (request) => {
      await takeAttempt(services, documentsFromAddress(request.ip));
      const { document } = request.params;
      if (await isTaken(services.db, document)) throw refuseCode(400, 'ERR063');
      return {};
    },
  );
};

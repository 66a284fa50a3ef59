import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/transaction.ts';
import type { Services } from '../http/api.ts';
import { refuseStranger, refuseToken, refuseWord } from '../http/refusal.ts';
import { callerOf, type Caller } from './caller.sql.ts';
import { loginIdIn } from './devices/devices.sql.ts';

export type { Caller };

const sessionOf = async (request: FastifyRequest, { tokens }: Services): Promise<string | undefined> => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' && token !== undefined ? tokens.sessionOf(token) : undefined;
};

/**
 * Looks at a caller again, inside a transaction: whoever ended the session meanwhile wants nothing more from it.
 *
 * @throws Refusal 401
 */
export const stillIn = async (tx: Queries, { sessionId }: Caller): Promise<void> => {
  if ((await callerOf(tx, sessionId)) === undefined) throw refuseToken();
};

/** The caller, if the request has a token. It refuses an invalid token. */
export const callerIfAny = async (request: FastifyRequest, services: Services): Promise<Caller | undefined> =>
  request.headers.authorization === undefined ? undefined : signedInCaller(request, services);

/** @throws Refusal 401 without a valid token of a live session, and the login id of its device (decision 0393) */
export const signedInCaller = async (request: FastifyRequest, services: Services): Promise<Caller> => {
  const sessionId = await sessionOf(request, services);
  const caller = sessionId === undefined ? undefined : await callerOf(services.db, sessionId);
  if (caller === undefined || caller.loginId !== loginIdIn(request.headers['login-id'])) throw refuseToken();
  services.requests.belongsTo(request, caller.clientId);
  return caller;
};

/** @throws Refusal 401; 403 if blocked, and before a due password or consent (docs/decisions/0010) */
export const clearedCaller = async (request: FastifyRequest, services: Services): Promise<Caller> => {
  const caller = await signedInCaller(request, services);
  if (caller.isDeviceBlocked) throw refuseWord(403, 'blocked_device');
  if (caller.mustChangePassword) throw refuseWord(403, 'change_password');
  if (caller.hasConsented !== true) throw refuseWord(403, 'consent_required');
  return caller;
};

/** The cleared caller of a call about one client. @throws Refusal as above; 403 for an id or a document of another client */
export const ownCaller = async (
  request: FastifyRequest,
  services: Services,
  whose: number | string,
): Promise<Caller> => {
  const caller = await clearedCaller(request, services);
  onlyOwn(caller, whose);
  return caller;
};

/** @throws Refusal 403 for an id or a document of another client */
export const onlyOwn = (caller: Caller, whose: number | string): void => {
  if (whose !== caller.clientId && whose !== caller.document) throw refuseStranger();
};

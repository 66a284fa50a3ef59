import type { FastifyRequest } from 'fastify';
import type { Services } from '../http/api.ts';
import { refuseStranger, refuseToken, refuseWord } from '../http/refusal.ts';
import { MUST_CHANGE } from './password/temporary-password.sql.ts';

/** The signed-in client that a request speaks for. */
export interface Caller {
  readonly clientId: number;
  readonly document: string;
  readonly sessionId: string;
  readonly loginId: string;
  readonly isDeviceBlocked: boolean;
  readonly mustChangePassword: boolean;
  /** `null` before the client was ever asked. */
  readonly hasConsented: boolean | null;
}

const findCaller = (request: FastifyRequest, services: Services): Promise<Caller | undefined> =>
  sessionOf(request, services).then((sessionId) => {
    if (sessionId === undefined) return undefined;
    return services.db
      .selectFrom('sessions')
      .innerJoin('devices', 'devices.id', 'sessions.login_id')
      .innerJoin('clients', 'clients.id', 'sessions.client_id')
      .innerJoin('credentials', 'credentials.client_id', 'clients.id')
      .leftJoin('consents', 'consents.client_id', 'clients.id')
      .leftJoin('resets_due', 'resets_due.login_id', 'sessions.login_id')
      .where('sessions.id', '=', sessionId)
      .where('sessions.revoked_at', 'is', null)
      .select([
        'sessions.id as sessionId',
        'sessions.login_id as loginId',
        'clients.id as clientId',
        'clients.document',
        'devices.is_blocked as isDeviceBlocked',
        MUST_CHANGE.as('mustChangePassword'),
        'consents.is_accepted as hasConsented',
      ])
      .executeTakeFirst();
  });

const sessionOf = async (request: FastifyRequest, { tokens }: Services): Promise<string | undefined> => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme === 'Bearer' && token !== undefined ? tokens.sessionOf(token) : undefined;
};

/** The caller, or nobody: a request without a token is anonymous, one with a bad token is refused all the same. */
export const callerIfAny = async (request: FastifyRequest, services: Services): Promise<Caller | undefined> =>
  request.headers.authorization === undefined ? undefined : signedInCaller(request, services);

/** @throws Refusal 401 without a valid token of a live session */
export const signedInCaller = async (request: FastifyRequest, services: Services): Promise<Caller> => {
  const caller = await findCaller(request, services);
  if (caller === undefined) throw refuseToken();
  services.requests.belongsTo(request, caller.clientId);
  return caller;
};

/**
 * The caller, when nothing stands between them and their data.
 *
 * @throws Refusal 403 on a blocked device, while the password must change, and before consent (docs/decisions/0010)
 */
export const clearedCaller = async (request: FastifyRequest, services: Services): Promise<Caller> => {
  const caller = await signedInCaller(request, services);
  if (caller.isDeviceBlocked) throw refuseWord(403, 'blocked_device');
  if (caller.mustChangePassword) throw refuseWord(403, 'change_password');
  if (caller.hasConsented !== true) throw refuseWord(403, 'consent_required');
  return caller;
};

/** @throws Refusal 403 when the client or document is not the caller's own */
export const onlyOwn = (caller: Caller, whose: number | string): void => {
  if (whose !== caller.clientId && whose !== caller.document) throw refuseStranger();
};

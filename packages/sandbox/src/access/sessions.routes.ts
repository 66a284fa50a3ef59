import type { Routes, Services } from '../http/api.ts';
import { refuseStranger, refuseWord } from '../http/refusal.ts';
import { Nothing, Refusals } from '../http/wire.schemas.ts';
import { ClientParams, RefreshBody, Tokens } from './access.schemas.ts';
import { takeAttempt } from './attempts.sql.ts';
import { audit } from './audit.sql.ts';
import { refreshesFromAddress } from './limits.ts';
import { rotate } from './rotation.sql.ts';
import { endSession } from './sessions.sql.ts';

const tags = ['access'];

interface Presented {
  readonly refreshToken: string;
  readonly clientId: number | undefined;
  readonly address: string;
}

const refresh = async (services: Services, presented: Presented & { readonly clientId: number }) => {
  const { refreshToken, clientId, address } = presented;
  const now = services.clock.now();
  const rotation = await rotate(services.db, { token: refreshToken, clientId, now });
  switch (rotation._tag) {
    case 'Rotated':
      return { token: await services.tokens.sign(rotation.sessionId), refreshToken: rotation.refreshToken };
    case 'Reused':
      await audit(services.db, { event: 'refresh token used twice', clientId, address, now });
      throw refuseWord(401, 'invalid_token');
    case 'Invalid':
      throw refuseWord(401, 'invalid_token');
  }
};

/** To end a session takes the refresh token alone, as the access token may have expired. @see spec A §7 Auth, A §4 */
export const sessionRoutes: Routes = (api, services) => {
  const end = async (leaving: Presented): Promise<Record<string, never>> => {
    const { refreshToken: token, clientId, address } = leaving;
    const ending = await endSession(services.db, { token, clientId, address, now: services.clock.now() });
    if (ending === 'NotYours') throw refuseStranger();
    return {};
  };

  api.post(
    '/client/refresh-token/:id',
    {
      schema: {
        tags,
        summary: 'Exchange a refresh token, once',
        params: ClientParams,
        body: RefreshBody,
        response: { 200: Tokens, ...Refusals },
      },
    },
    async (request) => {
      await takeAttempt(services, refreshesFromAddress(request.ip));
      const { refreshToken } = request.body;
      return refresh(services, { refreshToken, clientId: request.params.id, address: request.ip });
    },
  );

  for (const path of ['/auth/logoutApp/:id', '/auth/logoutSession/:id'])
    api.post(
      path,
      {
        schema: {
          tags,
          summary: 'End a session',
          params: ClientParams,
          body: RefreshBody,
          response: { 200: Nothing, ...Refusals },
        },
      },
      ({ body: { refreshToken }, params: { id }, ip }) => end({ refreshToken, clientId: id, address: ip }),
    );

  api.post(
    '/revoke/session/token',
    {
      schema: {
        tags,
        summary: 'Revoke the tokens of a session',
        body: RefreshBody,
        response: { 200: Nothing, ...Refusals },
      },
    },
    ({ body: { refreshToken }, ip }) => end({ refreshToken, clientId: undefined, address: ip }),
  );
};

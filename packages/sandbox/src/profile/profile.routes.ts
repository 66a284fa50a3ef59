import { clearedCaller, onlyOwn } from '../access/caller.ts';
import { ClientParams } from '../access/access.schemas.ts';
import type { Routes } from '../http/api.ts';
import { Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { clientWire } from './clients.sql.ts';
import { Client } from './profile.schemas.ts';

/** Who the client is. @see spec A §7 Dashboard and lists */
export const profileRoutes: Routes = (api, services) => {
  api.get(
    '/clients/:id',
    {
      schema: {
        tags: ['profile'],
        summary: 'The client',
        security: SIGNED_IN,
        params: ClientParams,
        response: { 200: Client, ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      return clientWire(services.db, request.params.id);
    },
  );
};

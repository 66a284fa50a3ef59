import { ClientParams } from '../access/access.schemas.ts';
import { ownCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { clientWire } from './clients.sql.ts';
import { Client } from './profile.schemas.ts';

/** The client's own data. @see spec A §7 Dashboard and lists */
export const profileRoutes: Routes = (api, services) => {
  api.get(
    '/clients/:id',
    signedInCall('profile', 'The client', { params: ClientParams, answer: Client }),
    async (request) => {
      await ownCaller(request, services, request.params.id);
      return clientWire(services.db, request.params.id);
    },
  );
};

import { Type } from '@sinclair/typebox';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { Moment } from '../../http/wire.schemas.ts';
import { ClientParams } from '../access.schemas.ts';
import { ownCaller } from '../caller.ts';
import { securityActivity } from './security-activity.sql.ts';

const Activity = Type.Object({ event: Type.String(), at: Moment });

/** Shows the last events of a client's access. The specification has no such call (docs/decisions/0112). */
export const securityActivityRoutes: Routes = (api, services) => {
  api.get(
    '/clients/:id/security-activity',
    signedInCall('access', 'What happened to the client’s access last, newest first, at most 50', {
      params: ClientParams,
      answer: Type.Array(Activity),
    }),
    async (request) => {
      await ownCaller(request, services, request.params.id);
      const activity = await securityActivity(services.db, request.params.id);
      return activity.map(({ event, at }) => ({ event, at: at.toISOString() }));
    },
  );
};

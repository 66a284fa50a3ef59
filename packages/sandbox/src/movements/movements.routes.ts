import { Type } from '@sinclair/typebox';
import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/signed-in-call.ts';
import { Day, Refusals } from '../http/wire.schemas.ts';
import { nextBusinessDay } from '../time/business-days.ts';
import { ListQuery, Movement } from './movements.schemas.ts';
import { movementsOf } from './movements.sql.ts';

/** The movements of a client, and the day on which an order of today counts. @see spec B §7 */
export const movementRoutes: Routes = (api, services) => {
  api.get(
    '/investments/list/:id',
    signedInCall('movements', 'Movements, the newest first', {
      params: ClientParams,
      querystring: ListQuery,
      answer: Type.Array(Movement),
    }),
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      return movementsOf(services.db, request.params.id);
    },
  );

  api.get(
    '/app/tools/businessday',
    {
      schema: {
        tags: ['movements'],
        summary: 'Today in São Paulo when it is a business day, or the next one',
        response: { 200: Type.Object({ date: Day }), ...Refusals },
      },
    },
    () => Promise.resolve({ date: nextBusinessDay(services.clock.now()) }),
  );
};

import { Type } from '@sinclair/typebox';
import { ClientParams } from '../access/access.schemas.ts';
import { ownCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { writtenOnce } from '../http/written-once.ts';
import { openCall, signedInCall } from '../http/described-call.ts';
import { Day } from '../http/wire.schemas.ts';
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
    async (request, reply) => {
      await ownCaller(request, services, request.params.id);
      return writtenOnce(reply, await movementsOf(services.db, request.params.id, services.clock.now()));
    },
  );

  api.get(
    '/app/tools/businessday',
    openCall('movements', 'Today in São Paulo when it is a business day, or the next one', {
      answer: Type.Object({ date: Day }),
    }),
    () => Promise.resolve({ date: nextBusinessDay(services.clock.now()) }),
  );
};

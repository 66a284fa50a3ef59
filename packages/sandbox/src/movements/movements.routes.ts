import { Type } from '@sinclair/typebox';
import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller, onlyOwn } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { Day, Moment, reais, Reais, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { nextBusinessDay } from '../time/business-days.ts';

const OrNull = <T extends typeof Moment>(schema: T) => Type.Union([schema, Type.Null()]);

/** @see spec B §3 Movement */
const Movement = Type.Object({
  id: Type.String(),
  fundTypes: Type.Object({ name: Type.String() }),
  status: Type.String(),
  operation: Type.String(),
  created_at: Moment,
  processed_at: OrNull(Moment),
  payment_at: OrNull(Moment),
  value: Reais,
});

/** The answer is the same with `refresh=true`: nothing here is cached (decision Q125). */
const ListQuery = Type.Object({ refresh: Type.Optional(Type.Boolean()) });

/** Orders of the past, and the day on which one of today counts. @see spec B §7 */
export const movementRoutes: Routes = (api, services) => {
  api.get(
    '/investments/list/:id',
    {
      schema: {
        tags: ['movements'],
        summary: 'Movements, the newest first',
        security: SIGNED_IN,
        params: ClientParams,
        querystring: ListQuery,
        response: { 200: Type.Array(Movement), ...Refusals },
      },
    },
    async (request) => {
      onlyOwn(await clearedCaller(request, services), request.params.id);
      const rows = await services.db
        .selectFrom('movements')
        .innerJoin('funds', 'funds.id', 'movements.fund_id')
        .where('client_id', '=', request.params.id)
        .select(['movements.id', 'funds.name', 'status', 'operation', 'gross_cents'])
        .select(['created_at', 'processed_at', 'payment_at'])
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ name, gross_cents, created_at, processed_at, payment_at, ...row }) => ({
        ...row,
        fundTypes: { name },
        created_at: created_at.toISOString(),
        processed_at: processed_at?.toISOString() ?? null,
        payment_at: payment_at?.toISOString() ?? null,
        value: reais(gross_cents),
      }));
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

import { clearedCaller, onlyOwn } from '../access/caller.ts';
import type { Routes, Services } from '../http/api.ts';
import { refuseCode } from '../http/refusal.ts';
import { reais, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { Graph, GraphParams, Position, PositionQuery } from './position.schemas.ts';
import { baseDayOf, yieldGraph } from './yield-graph.ts';

const tags = ['position'];

/** @throws Refusal 404 ERR160 before the first contribution, 500 while the position is not to be had */
const demandPosition = async ({ db }: Services, clientId: number): Promise<void> => {
  const { position_state } = await db
    .selectFrom('clients')
    .where('id', '=', clientId)
    .select('position_state')
    .executeTakeFirstOrThrow();
  if (position_state === 'empty') throw refuseCode(404, 'ERR160');
  if (position_state === 'unavailable') throw refuseCode(500, 'ERR150');
};

const totalsByType = async ({ db }: Services, clientId: number) => {
  const rows = await db
    .selectFrom('positions')
    .innerJoin('funds', 'funds.id', 'positions.fund_id')
    .where('client_id', '=', clientId)
    .select('funds.type')
    .select(({ fn, cast }) => cast<number>(fn.sum('gross_cents'), 'bigint').as('cents'))
    .select(({ fn }) => fn.min('funds.id').as('first'))
    .groupBy('funds.type')
    .orderBy('first')
    .execute();
  return rows.map(({ type, cents }) => ({ type, totalAmount: reais(cents) }));
};

/** What the client holds and how it fares. @see spec B §7 Position and yield */
export const positionRoutes: Routes = (api, services) => {
  api.get(
    '/investorPosition',
    {
      schema: {
        tags,
        summary: 'Holdings by fund type: 404 ERR160 before the first contribution',
        security: SIGNED_IN,
        querystring: PositionQuery,
        response: { 200: Position, ...Refusals },
      },
    },
    async (request) => {
      const caller = await clearedCaller(request, services);
      onlyOwn(caller, request.query.document);
      await demandPosition(services, caller.clientId);
      return { investments: await totalsByType(services, caller.clientId) };
    },
  );

  api.get(
    '/rentability/graph/v5/:type/:period/:document',
    {
      schema: {
        tags,
        summary: 'Yield of the portfolio and IPCA over a period',
        security: SIGNED_IN,
        params: GraphParams,
        response: { 200: Graph, ...Refusals },
      },
    },
    async (request) => {
      const { type, period, document } = request.params;
      const caller = await clearedCaller(request, services);
      onlyOwn(caller, document);
      const levels = await services.db
        .selectFrom('yield_points')
        .where('client_id', '=', caller.clientId)
        .where('type', '=', type)
        .select(['day', 'portfolio_index', 'ipca_index'])
        .orderBy('day')
        .execute();
      return yieldGraph(levels, baseDayOf(period, dayOfSaoPaulo(services.clock.now())));
    },
  );
};

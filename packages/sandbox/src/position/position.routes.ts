import { ownCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { reais } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { Graph, GraphParams, Position, PositionQuery } from './position.schemas.ts';
import { demandPosition, yieldLevelsOf } from './position.sql.ts';
import { baseDayOf, yieldGraph } from './yield-graph.ts';

/** The client's position, and its yield. @see spec B §7 Position and yield */
export const positionRoutes: Routes = (api, services) => {
  const { db, clock } = services;

  api.get(
    '/investorPosition',
    signedInCall('position', 'Holdings by fund type: 404 ERR160 before the first contribution', {
      querystring: PositionQuery,
      answer: Position,
    }),
    async (request) => {
      const caller = await ownCaller(request, services, request.query.document);
      const held = await demandPosition(db, caller.clientId, clock.now());
      return { investments: held.map(({ type, cents }) => ({ type, totalAmount: reais(cents) })) };
    },
  );

  api.get(
    '/rentability/graph/v5/:type/:period/:document',
    signedInCall('position', 'Yield of the portfolio and IPCA over a period', { params: GraphParams, answer: Graph }),
    async (request) => {
      const { type, period, document } = request.params;
      const caller = await ownCaller(request, services, document);
      const levels = await yieldLevelsOf(db, caller.clientId, type);
      return yieldGraph(levels, baseDayOf(period, dayOfSaoPaulo(clock.now())));
    },
  );
};

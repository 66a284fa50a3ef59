import { ClientParams } from '../access/access.schemas.ts';
import { clearedCaller, ownCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { reais } from '../http/wire.schemas.ts';
import { centsAt } from '../http/amounts.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { distribute, sharesOf } from './distribution.ts';
import { Distribution, DistributionBody, ProfileShares, ProfileSharesBody } from './funds.schemas.ts';
import { typesOf } from './funds.sql.ts';

/** Suggests how to share new money out. @see spec B §7 Position and yield; decisions 0148, 0199 */
export const distributionRoutes: Routes = (api, services) => {
  api.post(
    '/client/investments/distribution',
    signedInCall('movements', 'How a risk profile would share new money out over the funds that are named', {
      body: DistributionBody,
      answer: Distribution,
    }),
    async (request) => {
      await clearedCaller(request, services);
      const { suitability, clientDataPositions, totalInvestment } = request.body;
      const total = centsAt('/totalInvestment', totalInvestment);
      const holdings = clientDataPositions.map(({ fundId, totalAmount }, index) => ({
        fundId,
        cents: centsAt(`/clientDataPositions/${String(index)}/totalAmount`, totalAmount),
      }));
      return distribute(suitability, holdings, total).map(({ fundId, cents }) => ({
        fundId,
        suggestion: reais(cents),
      }));
    },
  );

  api.post(
    '/painel/clients/painel_client_suggest_profile/:id',
    signedInCall('movements', 'How a risk profile would share any new money out over the funds that are named', {
      params: ClientParams,
      body: ProfileSharesBody,
      answer: ProfileShares,
    }),
    async (request) => {
      const { params, body } = request;
      await ownCaller(request, services, params.id);
      const types = await typesOf(
        services.db,
        body.fundsPosition.map(({ fundId }) => fundId),
      );
      return [...sharesOf(body, types, dayOfSaoPaulo(services.clock.now()))];
    },
  );
};

import { clearedCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { signedInCall } from '../http/described-call.ts';
import { reais } from '../http/wire.schemas.ts';
import { centsAt } from '../http/amounts.ts';
import { distribute } from './distribution.ts';
import { Distribution, DistributionBody } from './funds.schemas.ts';

/** Suggests how to share new money out. @see spec B §7 Position and yield; decision 0148 */
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
};

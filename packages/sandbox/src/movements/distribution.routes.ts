import { clearedCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { refuseField } from '../http/refusal.ts';
import { reais, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { centsOf } from './amounts.ts';
import { distribute } from './distribution.ts';
import { Distribution, DistributionBody } from './funds.schemas.ts';

/** How new money may be shared out. @see spec B §7 Position and yield; docs/decisions/0148 */
export const distributionRoutes: Routes = (api, services) => {
  api.post(
    '/client/investments/distribution',
    {
      schema: {
        tags: ['movements'],
        security: SIGNED_IN,
        summary: 'How a risk profile would share new money out over the funds that are named',
        body: DistributionBody,
        response: { 200: Distribution, ...Refusals },
      },
    },
    async (request) => {
      await clearedCaller(request, services);
      const { suitability, clientDataPositions, totalInvestment } = request.body;
      const total = amountAt('/totalInvestment', totalInvestment);
      const holdings = clientDataPositions.map(({ fundId, totalAmount }, index) => ({
        fundId,
        cents: amountAt(`/clientDataPositions/${String(index)}/totalAmount`, totalAmount),
      }));
      return distribute(suitability, holdings, total).map(({ fundId, cents }) => ({
        fundId,
        suggestion: reais(cents),
      }));
    },
  );
};

/** @throws Refusal 400 for what is no amount in reais */
const amountAt = (path: string, amount: number): number => {
  const cents = centsOf(amount);
  if (cents === undefined) throw refuseField(path, 'must be reais, at most two decimals');
  return cents;
};

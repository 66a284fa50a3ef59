import type { FastifyRequest } from 'fastify';
import { clearedCaller } from '../access/caller.ts';
import type { Routes } from '../http/api.ts';
import { refuseField, refuseWord } from '../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { centsOf } from './amounts.ts';
import { OrderBody, OrderHeaders } from './orders.schemas.ts';
import { placeOrder } from './orders.sql.ts';

/** Orders of a client. Everything that the product checked is checked again. @see spec B §7; decisions Q004, Q087 */
export const orderRoutes: Routes = (api, services) => {
  api.post(
    '/investments/create/v2',
    {
      schema: {
        tags: ['movements'],
        summary: 'Invest or redeem, once for each Idempotency-Key, which it must come with',
        security: SIGNED_IN,
        headers: OrderHeaders,
        body: OrderBody,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const key = demandKey(request);
      const { operation, investments } = request.body;
      const lines = investments.map(({ fundId, value, bankId }, index) => {
        const cents = centsOf(value);
        if (cents === undefined)
          throw refuseField(`/investments/${String(index)}/value`, 'must be reais, at most two decimals');
        return { fundId, cents, bankAccountId: bankId };
      });
      const placing = { clientId, key, order: { operation, lines }, address: request.ip, now: services.clock.now() };
      const placed = await placeOrder(services.db, placing);
      if (placed._tag === 'KeyReused') throw refuseWord(409, 'idempotency_key_reused');
      if (placed._tag === 'NotAllowed') throw refuseWord(403, 'orders_not_allowed');
      if (placed._tag === 'Wrong') throw refuseField(placed.path, placed.message);
      return {};
    },
  );
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @throws Refusal 400 without a UUID: an order that cannot be told from its repetition is not taken */
const demandKey = ({ headers }: FastifyRequest): string => {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !UUID.test(key)) throw refuseWord(400, 'idempotency_key_required');
  return key.toLowerCase();
};

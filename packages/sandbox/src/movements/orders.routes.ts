import { clearedCaller } from '../access/caller.ts';
import { withClient } from '../database/locked-client.sql.ts';
import type { Routes } from '../http/api.ts';
import { refuseField, refuseWord } from '../http/refusal.ts';
import { signedInCall } from '../http/described-call.ts';
import { isUuid } from '../http/uuid.ts';
import { Nothing } from '../http/wire.schemas.ts';
import { centsAt } from '../http/amounts.ts';
import { OrderBody, OrderHeaders } from './orders.schemas.ts';
import { placeOrder } from './orders.sql.ts';

/** Orders of a client. The server repeats every check of the product. @see spec B §7; decisions Q004, Q087 */
export const orderRoutes: Routes = (api, services) => {
  api.post(
    '/investments/create/v2',
    signedInCall('movements', 'Invest or redeem, once for each Idempotency-Key, which it must come with', {
      headers: OrderHeaders,
      body: OrderBody,
      answer: Nothing,
    }),
    async (request) => {
      const { clientId } = await clearedCaller(request, services);
      const key = demandKey(request.headers['idempotency-key']);
      const { operation, investments, repeatConfirmed: isRepeatConfirmed = false } = request.body;
      const lines = investments.map(({ fundId, value, bankId }, index) => ({
        fundId,
        cents: centsAt(`/investments/${String(index)}/value`, value),
        bankAccountId: bankId,
      }));
      const placing = { key, order: { operation, lines }, isRepeatConfirmed, address: request.ip };
      const placed = await withClient(services.db, clientId, (client) =>
        placeOrder(client, { ...placing, now: services.clock.now() }),
      );
      if (placed._tag === 'KeyReused') throw refuseWord(409, 'idempotency_key_reused');
      if (placed._tag === 'Repeated')
        throw refuseWord(409, operation === 'apply' ? 'investment_repeated' : 'redemption_repeated');
      if (placed._tag === 'NotAllowed') throw refuseWord(403, 'orders_not_allowed');
      if (placed._tag === 'TermsNotSigned') throw refuseWord(403, 'terms_not_signed');
      if (placed._tag === 'Wrong') throw refuseField(placed.path, placed.message);
      return {};
    },
  );
};

/** @throws Refusal 400 without a UUID, because the server could not tell the order from its repetition */
const demandKey = (key: string | undefined): string => {
  if (key === undefined || !isUuid(key)) throw refuseWord(400, 'idempotency_key_required');
  return key.toLowerCase();
};

import { Type, type Static } from '@sinclair/typebox';
import { DeviceInfo } from '../access/access.schemas.ts';
import { ClientId, Reais } from '../http/wire.schemas.ts';

const Operation = Type.Union([Type.Literal('apply'), Type.Literal('rescue_parcial'), Type.Literal('rescue_total')]);

/** @see spec B §7 Investing and redeeming; decisions Q004, 0302 */
export const OrderBody = Type.Object({
  operation: Operation,
  investments: Type.Array(Type.Object({ fundId: ClientId, value: Reais, bankId: ClientId }), {
    minItems: 1,
    maxItems: 100,
  }),
  repeatConfirmed: Type.Optional(
    Type.Boolean({
      description: 'The client wants the same order again. 409 investment_repeated or redemption_repeated without it',
    }),
  ),
  deviceInfo: Type.Optional(DeviceInfo),
});

/** Optional for the schema, so that an order without a key gets its own refusal. */
export const OrderHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'A UUID that tells this order from others. 400 idempotency_key_required without one.' }),
  ),
});

export type OrderOperation = Static<typeof Operation>;

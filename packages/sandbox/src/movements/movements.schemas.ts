import { Type } from '@sinclair/typebox';
import { Moment, orNull, Reais } from '../http/wire.schemas.ts';

/** @see spec B §3 Movement */
export const Movement = Type.Object({
  id: Type.String(),
  fundTypes: Type.Object({ name: Type.String() }),
  status: Type.String(),
  operation: Type.String(),
  created_at: Moment,
  processed_at: orNull(Moment, {
    description: 'When it was carried out or canceled. When it will be, while it is pending',
  }),
  payment_at: orNull(Moment, { description: 'When a redemption is paid' }),
  value: Reais,
});

/** `refresh=true` changes nothing, because the server caches no movement. @see decision Q125 */
export const ListQuery = Type.Object({ refresh: Type.Optional(Type.Boolean()) });

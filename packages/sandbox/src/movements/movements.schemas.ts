import { Type } from '@sinclair/typebox';
import { Moment, orNull, Reais } from '../http/wire.schemas.ts';
import { BankAccount } from '../registration/accounts/bank-accounts.schemas.ts';
import { FundInfo } from './funds.schemas.ts';

const OrderAccount = Type.Pick(BankAccount, ['id', 'bankId', 'bank', 'agency', 'accountNumber', 'digit']);

/** @see spec B §3 Movement; decision 0300 */
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
  bankAccount: orNull(OrderAccount, { description: 'Where the money comes from or goes to' }),
  fundInfo: orNull(FundInfo, { description: 'Where to pay, while an investment waits' }),
});

/** `refresh=true` changes nothing, because the server caches no movement. @see decision 0002 */
export const ListQuery = Type.Object({ refresh: Type.Optional(Type.Boolean()) });

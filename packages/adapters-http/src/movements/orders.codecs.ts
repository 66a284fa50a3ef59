import type { KnownOperation } from '@aroeira/domain/movements';
import { Id } from '../http/id.codec.ts';
import { CentsFromReais } from '../http/money.codec.ts';
import { orNothing } from '../http/around.codec.ts';
import { recordOnWire } from '../http/record.codec.ts';

/** @see spec B §3 Movement, B §7 `POST /investments/create/v2` */
export const OPERATION_WORDS = {
  investment: 'apply',
  'partial-redemption': 'rescue_parcial',
  'total-redemption': 'rescue_total',
} as const satisfies Record<KnownOperation, string>;

/** What an order says of one fund. Amount and account may be missing. @see spec B §3 Investment line */
export const EntryWire = recordOnWire(
  'Entry',
  { fundId: Id, amount: orNothing(CentsFromReais), bankAccountId: orNothing(Id) },
  { amount: 'value', bankAccountId: 'bankId' },
);

import * as t from 'io-ts';
import { CentsFromReais } from '../http/values.codec.ts';
import { field, recordOnWire } from '../http/record.codec.ts';

/** @see spec A §3 Investor position */
export const HoldingWire = recordOnWire(
  'Holding',
  { type: t.string, amount: CentsFromReais },
  { amount: 'totalAmount' },
);

/** What a client holds, by type, in reais. @see spec A §3 Investor position */
export const PositionWire = field('investments', t.array(HoldingWire));

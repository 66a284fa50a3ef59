import type { Holding } from '@aroeira/domain/position';
import * as t from 'io-ts';
import { CentsFromReais } from '../http/money.codec.ts';

/** What a client holds, by type, in reais. @see spec A §3 Investor position */
export const PositionWire = t.type({
  investments: t.array(t.type({ type: t.string, totalAmount: CentsFromReais })),
});

/** What a client holds, in our words. */
export const holdingsFrom = ({ investments }: t.TypeOf<typeof PositionWire>): readonly Holding[] =>
  investments.map(({ type, totalAmount }) => ({ type, amount: totalAmount }));

import type { Cents } from '../../kernel/money.ts';
import type { Projection } from '../plan.ts';

/** One series of the chart 'Linha da Vida Financeira': a point for each birthday. */
interface LifeLine {
  readonly series: 'real' | 'ideal';
  readonly points: readonly LifePoint[];
}

interface LifePoint {
  /** In completed years. */
  readonly age: number;
  readonly balance: Cents;
}

/**
 * The two series of the chart: Real with what the client saves now, Ideal with what they should save.
 *
 * @see spec B §2 Financial independence
 */
export const lifeLines = ({ ages, real, ideal }: Projection): readonly [real: LifeLine, ideal: LifeLine] => [
  { series: 'real', points: pointsOf(ages, real) },
  { series: 'ideal', points: pointsOf(ages, ideal) },
];

const pointsOf = (ages: readonly number[], balances: readonly Cents[]): readonly LifePoint[] =>
  balances.flatMap((balance, index) => {
    const age = ages[index];
    return age === undefined ? [] : [{ age, balance }];
  });

import type { Cents } from '../../kernel/money.ts';
import type { Projection } from '../plan.ts';

/** Reads the rounded balances. @see spec B §4 "reaches zero in any interior year"; decision Q007 */
export const isViable = ({ real, ideal }: Pick<Projection, 'real' | 'ideal'>): boolean =>
  [real, ideal].every((balances: readonly Cents[]) => balances.slice(1, -1).every((balance) => balance > 0));

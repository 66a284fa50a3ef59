import type { Cents } from '../../kernel/money.ts';
import type { Projection } from '../plan.ts';

/**
 * Whether both lines stay above zero in every year between the first and the last. It reads the rounded balances, which
 * the client sees.
 * @see spec B §4 Financial independence calculation, "reaches zero in any interior year"; decision Q007
 */
export const isViable = ({ real, ideal }: Pick<Projection, 'real' | 'ideal'>): boolean =>
  [real, ideal].every((balances: readonly Cents[]) => balances.slice(1, -1).every((balance) => balance > 0));

import type { Cents } from '../../kernel/money.ts';
import type { Projection } from '../plan.ts';

/**
 * Whether both lines stay above zero in every year but the first and the last. Judged on the rounded balances, those
 * that the client sees: half a cent is nothing.
 *
 * @see spec B §4 Financial independence calculation, "reaches zero in any interior year"; decision Q007
 */
export const isViable = ({ real, ideal }: Pick<Projection, 'real' | 'ideal'>): boolean =>
  [real, ideal].every((balances: readonly Cents[]) => balances.slice(1, -1).every((balance) => balance > 0));

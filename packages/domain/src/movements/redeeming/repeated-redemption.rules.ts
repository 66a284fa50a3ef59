import type { Instant } from '../../kernel/days.ts';
import type { OrderTrace } from '../history/movement.ts';
import { recentOrders, type History } from '../recent-orders.rules.ts';
import type { HeldFund, RedemptionOrder } from './redemption.ts';

/**
 * A redemption as the movement list will show it. The list names funds and does not number them, so that two orders are
 * of the same fund when its name is the same.
 */
export const traceOfRedemption = (
  fund: Pick<HeldFund, 'name'>,
  { operation, amount }: RedemptionOrder,
  createdAt: Instant,
): OrderTrace => ({
  fundName: fund.name,
  operation: operation === 'partial' ? 'partial-redemption' : 'total-redemption',
  status: 'pending',
  amount,
  createdAt,
});

/**
 * Whether to ask before redeeming the same again: same fund, operation and amount within two days, or nobody can tell.
 * It reads what is held and calls nothing.
 *
 * @param wanted from `traceOfRedemption`, of now
 * @see spec B §4 Redemption flow 4; decision Q083
 */
export const asksBeforeRepeating = (history: History, wanted: OrderTrace): boolean =>
  recentOrders(history, wanted.createdAt)?.some(
    ({ fundName, operation, amount }) =>
      fundName === wanted.fundName && operation === wanted.operation && amount === wanted.amount,
  ) ?? true;

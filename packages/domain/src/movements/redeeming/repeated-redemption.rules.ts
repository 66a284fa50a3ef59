import type { Instant } from '../../kernel/days.ts';
import type { OrderTrace } from '../history/movement.ts';
import { recentOrders, type History } from '../recent-orders.rules.ts';
import type { HeldFund, RedemptionOrder } from './redemption.ts';

/**
 * A redemption as the movement list will show it. The list has the name of a fund and not its id, so two orders with
 * the same name count as orders of the same fund.
 */
export const traceOfRedemption = (
  fund: Pick<HeldFund, 'name'>,
  { operation, amount }: RedemptionOrder,
  createdAt: Instant,
): OrderTrace => ({
  fundName: fund.name,
  operation,
  status: 'pending',
  amount,
  createdAt,
});

/**
 * Whether to ask before the same redemption: same fund, operation and amount within two days, or the orders are
 * unknown. It makes no call.
 *
 * @param wanted from `traceOfRedemption`, with the time of now
 * @see spec B §4 Redemption flow 4; decision Q083
 */
export const asksBeforeRepeating = (history: History, wanted: OrderTrace): boolean =>
  recentOrders(history, wanted.createdAt)?.some(isSame(wanted)) ?? true;

/**
 * Whether to ask once more at the confirmation: the list has more of the same redemption than the client knew of, or nobody
 * knows the list and the client was not asked.
 *
 * @param listed the movement list of now
 * @param known what the first question was decided by
 * @see spec B §4 Redemption flow 4; decision 0302
 */
export const hasRepeatedSince = (listed: History['movements'], known: History, wanted: OrderTrace): boolean => {
  const countIn = (movements: History['movements']): number | undefined =>
    recentOrders({ movements, submitted: [] }, wanted.createdAt)?.filter(isSame(wanted)).length;
  const count = countIn(listed);
  return count === undefined
    ? !asksBeforeRepeating(known, wanted)
    : count > Math.max(countIn(known.movements) ?? 0, countIn(known.submitted) ?? 0);
};

const isSame =
  (wanted: OrderTrace) =>
  ({ fundName, operation, amount }: OrderTrace): boolean =>
    fundName === wanted.fundName && operation === wanted.operation && amount === wanted.amount;

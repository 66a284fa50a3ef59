import type { Instant } from '../../kernel/days.ts';
import { recentOrders, type History } from '../recent-orders.rules.ts';

/**
 * Whether to ask before a new investment: there was one in the last two days, or the orders are unknown.
 *
 * @see spec B §4 Investment flow 1 and 2; decision Q083
 */
export const asksBeforeInvesting = (history: History, now: Instant): boolean =>
  recentOrders(history, now)?.some(({ operation }) => operation === 'investment') ?? true;

/**
 * Whether the movement list shows an investment of this moment or later, or is unknown. The orders of this session do not
 * count, because the client knows them.
 *
 * @see decisions Q083, 0201
 */
export const hasInvestedSince = ({ movements }: History, begunAt: Instant): boolean =>
  movements?.some(
    ({ operation, status, createdAt }) => operation === 'investment' && status !== 'canceled' && createdAt >= begunAt,
  ) ?? true;

import type { Instant } from '../../kernel/days.ts';
import { recentOrders, type History } from '../recent-orders.rules.ts';

/**
 * Whether to ask before a new investment: there was one in the last two days, or the orders are unknown.
 *
 * @see spec B §4 Investment flow 1 and 2; decision Q083
 */
export const asksBeforeInvesting = (history: History, now: Instant): boolean =>
  recentOrders(history, now)?.some(({ operation }) => operation === 'investment') ?? true;

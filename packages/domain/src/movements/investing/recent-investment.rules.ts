import type { Instant } from '../../kernel/days.ts';
import { recentOrders, type History } from '../recent-orders.rules.ts';

/**
 * Whether to ask before investing again: an investment is less than two days old, or nobody can tell.
 *
 * @see spec B §4 Investment flow 1 and 2; decision Q083
 */
export const asksBeforeInvesting = (history: History, now: Instant): boolean =>
  recentOrders(history, now)?.some(({ operation }) => operation === 'investment') ?? true;

import { instant, type Instant } from '../kernel/days.ts';
import type { OrderTrace } from './history/movement.ts';

/** The client's orders that this device knows. */
export interface History {
  /** The movement list. Absent when it failed to load. */
  readonly movements: readonly OrderTrace[] | undefined;
  /** The orders that this session sent. The list may not show them yet. */
  readonly submitted: readonly OrderTrace[];
}

/** Both questions look back two days. @see spec B §9 */
export const WINDOW_MILLISECONDS = 48 * 60 * 60 * 1000;

/**
 * The orders of the last 48 hours, without the canceled ones. An order of exactly 48 hours ago is included.
 *
 * @returns `undefined` when the movement list is unknown. Then the client must answer the question
 * @see spec B §9; decision Q083
 */
export const recentOrders = ({ movements, submitted }: History, now: Instant): readonly OrderTrace[] | undefined => {
  const since = instant(now - WINDOW_MILLISECONDS);
  return (
    movements &&
    [...movements, ...submitted].filter(({ createdAt, status }) => createdAt >= since && status !== 'canceled')
  );
};

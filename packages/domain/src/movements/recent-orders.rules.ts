import { instant, type Instant } from '../kernel/days.ts';
import type { OrderTrace } from './history/movement.ts';

/** The client's orders as far as this device knows them. */
export interface History {
  /** The movement list that is held; absent when it could not be loaded. */
  readonly movements: readonly OrderTrace[] | undefined;
  /** What this session sent, which the list may not show yet. */
  readonly submitted: readonly OrderTrace[];
}

/** The two days of both questions. @see spec B §9 */
const WINDOW_MILLISECONDS = 48 * 60 * 60 * 1000;

/**
 * The orders of the last 48 hours, the instant itself included, without the canceled ones.
 *
 * @returns `undefined` when the movement list is not known: then nobody can tell, and the client is asked
 * @see spec B §9; decision Q083
 */
export const recentOrders = ({ movements, submitted }: History, now: Instant): readonly OrderTrace[] | undefined => {
  const since = instant(now - WINDOW_MILLISECONDS);
  return (
    movements &&
    [...movements, ...submitted].filter(({ createdAt, status }) => createdAt >= since && status !== 'canceled')
  );
};

import type { Instant } from '../../kernel/days.ts';
import type { Movement } from './movement.ts';

/**
 * The orders that still need an account of the client: they wait, or their redemption is not paid yet. The server removes
 * no such account.
 *
 * @see decision 0301
 */
export const ordersAwaiting = (movements: readonly Movement[], accountId: number, now: Instant): readonly Movement[] =>
  movements.filter(
    ({ account, status, operation, paymentAt }) =>
      account?.id === accountId &&
      (status === 'pending' ||
        (status === 'created' && operation !== 'investment' && paymentAt !== undefined && paymentAt > now)),
  );

import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Movements, SubmittedOrders } from './movements.ports.ts';
import type { History } from './recent-orders.rules.ts';

/** Recalls the orders of a client that this device knows. Never rejects. */
export type RecallOrders = (clientId: number) => T.Task<History>;

interface Parts {
  readonly movements: Pick<Movements, 'reload'>;
  readonly submitted: Pick<SubmittedOrders, 'all'>;
}

/**
 * Reads the list anew, so that an order of a moment ago is in it. A list that failed to load is unknown. It is not an
 * empty list.
 *
 * @see decisions Q083, 0193
 */
export const makeRecallOrders =
  ({ movements, submitted }: Parts): RecallOrders =>
  (clientId) =>
    pipe(
      movements.reload(clientId),
      T.map((listed) => ({ movements: E.isRight(listed) ? listed.right : undefined, submitted: submitted.all() })),
    );

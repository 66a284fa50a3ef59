import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { Movements, SubmittedOrders } from './movements.ports.ts';
import type { History } from './recent-orders.rules.ts';

/** Recalls the orders of a client that this device knows. Never rejects. */
export type RecallOrders = (clientId: number) => T.Task<History>;

interface Parts {
  readonly movements: Pick<Movements, 'list'>;
  readonly submitted: Pick<SubmittedOrders, 'all'>;
}

/** A list that failed to load is unknown. It is not an empty list. @see decision Q083 */
export const makeRecallOrders =
  ({ movements, submitted }: Parts): RecallOrders =>
  (clientId) =>
    pipe(
      movements.list(clientId),
      T.map((listed) => ({ movements: E.isRight(listed) ? listed.right : undefined, submitted: submitted.all() })),
    );

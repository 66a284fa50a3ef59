import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import type { OrderParts } from '../movements.ports.ts';
import { ordersAwaiting } from './history.rules.ts';
import type { Movement } from './movement.ts';

/** Finds the orders that need an account, for each account of a client. Never rejects. */
export type FindAwaitingOrders = (clientId: number) => T.Task<(accountId: number) => readonly Movement[]>;

/** A list that failed to load names no order: the server refuses the removal all the same. @see decision 0301 */
export const makeFindAwaitingOrders =
  ({ movements, clock }: Pick<OrderParts, 'movements' | 'clock'>): FindAwaitingOrders =>
  (clientId) =>
    pipe(
      movements.reload(clientId),
      T.map(E.getOrElse((): readonly Movement[] => [])),
      T.map((listed) => (accountId) => ordersAwaiting(listed, accountId, clock.now())),
    );

import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { mayBeTaken, type CallFailure } from '../kernel/call-failure.ts';
import type { Clock } from '../kernel/clock.ts';
import type { LastUnanswered } from './movements.ports.ts';
import { WINDOW_MILLISECONDS } from './recent-orders.rules.ts';

/** What sends orders of one kind: `Investments` or `Redemptions`. */
interface Orders<Order> {
  readonly place: (order: Order, key: string) => TaskEither<CallFailure, void>;
}

interface Parts {
  readonly last: LastUnanswered;
  /** The server's time. */
  readonly clock: Clock;
}

/**
 * Sends an order again under its old key if it had no answer in the last two days, so that the server books it once. The
 * order is remembered before it is sent, because the program may end before the answer comes. An answer of the server
 * ends this.
 *
 * @see decisions Q087, 0218
 */
export const repeatable =
  ({ last, clock }: Parts) =>
  <Order extends object>(orders: Orders<Order>): Orders<Order> => ({
    place: (order, key) => async () => {
      const [text, now, before] = [JSON.stringify(order), clock.now(), O.toUndefined(last.read())];
      const isAgain = before?.order === text && now - before.sentAt <= WINDOW_MILLISECONDS;
      const sent = isAgain ? before : { order: text, key, sentAt: now };
      last.write(sent)();
      const answer = await orders.place(order, sent.key)();
      if (E.isRight(answer) || !mayBeTaken(answer.left)) last.clear();
      return answer;
    },
  });

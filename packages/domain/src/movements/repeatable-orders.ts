import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import { mayBeTaken, type CallFailure } from '../kernel/call-failure.ts';
import type { Clock } from '../kernel/clock.ts';
import type { UnansweredOrders } from './movements.ports.ts';
import { WINDOW_MILLISECONDS } from './recent-orders.rules.ts';

/** What sends orders of one kind: `Investments` or `Redemptions`. What follows the key tells no two orders apart. */
interface Orders<Order, Rest extends readonly unknown[]> {
  readonly place: (order: Order, key: string, ...rest: Rest) => TaskEither<CallFailure, void>;
}

interface Parts {
  readonly unanswered: UnansweredOrders;
  /** A one-way print of an order and its client, so that the device keeps no amount and no account. */
  readonly printOf: (order: object) => string;
  /** The server's time. */
  readonly clock: Clock;
  /** Runs before an order is sent again under its old key. */
  readonly again: () => void;
}

/**
 * Sends an order again under its old key if it had no answer in the last two days, so that the server books it once.
 * The order is remembered before it is sent, because the program may end before the answer comes.
 *
 * A yes of the server ends this. A refusal ends it only for the first attempt: the refusal of a repetition may come
 * before the server looked for the first one, for example when the session is over.
 *
 * @see decisions Q087, 0218
 */
export const repeatable =
  ({ unanswered, printOf, clock, again }: Parts) =>
  <Order extends object, Rest extends readonly unknown[]>(orders: Orders<Order, Rest>): Orders<Order, Rest> => {
    const remembered = () => O.getOrElseW(() => [])(unanswered.read());
    return {
      place:
        (order, key, ...rest) =>
        async () => {
          const [print, now] = [printOf(order), clock.now()];
          const recent = remembered().filter(({ sentAt }) => now - sentAt <= WINDOW_MILLISECONDS);
          const before = recent.find((each) => each.print === print);
          if (before === undefined) unanswered.write([...recent, { print, key, sentAt: now }])();
          else again();
          const sent = before?.key ?? key;
          const answer = await orders.place(order, sent, ...rest)();
          const isOver = E.isRight(answer) || (before === undefined && !mayBeTaken(answer.left));
          // Another run of the program may have remembered an order meanwhile.
          if (isOver) unanswered.write(remembered().filter((each) => each.key !== sent))();
          return answer;
        },
    };
  };

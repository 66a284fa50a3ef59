import { dayInSaoPaulo, type CalendarDay, type Instant } from '../../kernel/days.ts';
import type { Movement, OrderTrace } from './movement.ts';

/** A step in the life of an order. */
export interface OrderStep {
  readonly kind: 'requested' | 'performed' | 'canceled' | 'paid';
  /** When it was, or when the server means it to be. In São Paulo. Absent when the server does not say. */
  readonly day: CalendarDay | undefined;
  readonly isDone: boolean;
}

/** What an order is, and when things happen to it. */
type OrderTimes = Pick<Movement, 'status' | 'operation' | 'createdAt' | 'processedAt' | 'paymentAt'>;

/**
 * The steps of an order, from the request to its end. A redemption ends with its payment, an investment when it is in the
 * fund. A canceled order ends there. The dates are the server's. An order of an unknown kind has its request alone.
 *
 * @see spec B §4 Movement cards; decisions 0194, 0376
 */
export const orderSteps = (order: OrderTimes, now: Instant): readonly OrderStep[] => {
  const { status, operation, createdAt, processedAt, paymentAt } = order;
  const requested: OrderStep = { kind: 'requested', day: dayInSaoPaulo(createdAt), isDone: true };
  if (status === 'canceled')
    return [requested, { kind: 'canceled', day: dayInSaoPaulo(processedAt ?? createdAt), isDone: true }];
  if (typeof status !== 'string' || typeof operation !== 'string') return [requested];
  const isOver = status === 'created';
  const performed: OrderStep = {
    kind: 'performed',
    day: dayOf(processedAt ?? (isOver ? createdAt : undefined)),
    isDone: isOver,
  };
  if (operation === 'investment') return [requested, performed];
  const isPaid = isOver && paymentAt !== undefined && paymentAt <= now;
  return [requested, performed, { kind: 'paid', day: dayOf(paymentAt), isDone: isPaid }];
};

const dayOf = (at: Instant | undefined): CalendarDay | undefined => (at === undefined ? undefined : dayInSaoPaulo(at));

/**
 * The order of the movement list that was just sent: the newest that waits, with its fund, operation and amount.
 * `undefined` while the list does not have it.
 */
export const placedOrderIn = (
  movements: readonly Movement[],
  sent: Omit<OrderTrace, 'createdAt'>,
): Movement | undefined =>
  movements
    .filter(
      ({ fundName, operation, amount, status }) =>
        status === 'pending' && fundName === sent.fundName && operation === sent.operation && amount === sent.amount,
    )
    .toSorted((one, other) => other.createdAt - one.createdAt)[0];

/**
 * What follows an investment that was just made: the client pays, and the money is in the balance. All funds of the order
 * count, so the last day does. No day is known before the list has them all, and none is for the payment: no rule names it.
 *
 * @see spec B §4 Investment flow 6; decision 0376
 */
export const stepsAfterInvesting = (
  orders: readonly Pick<Movement, 'createdAt' | 'processedAt'>[],
): readonly OrderStep[] => [
  { kind: 'requested', day: dayOf(orders[0]?.createdAt), isDone: true },
  { kind: 'paid', day: undefined, isDone: false },
  { kind: 'performed', day: lastDay(orders.map(({ processedAt }) => processedAt)), isDone: false },
];

const lastDay = (times: readonly (Instant | undefined)[]): CalendarDay | undefined => {
  const known = times.filter((time) => time !== undefined).toSorted((one, other) => one - other);
  return known.length < times.length ? undefined : dayOf(known.at(-1));
};

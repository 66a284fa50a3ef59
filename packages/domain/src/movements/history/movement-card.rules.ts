import { dayInSaoPaulo, type CalendarDay, type Instant } from '../../kernel/days.ts';
import type { Movement } from './movement.ts';

/** A date on a movement's card. */
export interface MovementDate {
  readonly kind: 'requested' | 'expected' | 'performed' | 'paid';
  /** In São Paulo. */
  readonly day: CalendarDay;
}

/**
 * The dates of a card. It always has the day of the order. It also has the day on which the order was carried out or
 * canceled, and the known payment day of a redemption. An order that waits has the day on which the server means to
 * carry it out, when the server says it.
 *
 * @see spec B §4 Movement cards; decisions Q101, 0196
 */
export const movementDates = ({
  status,
  operation,
  createdAt,
  processedAt,
  paymentAt,
}: Movement): readonly MovementDate[] => {
  const isOver = status === 'created' || status === 'canceled';
  const isRedemption = operation === 'partial-redemption' || operation === 'total-redemption';
  const dates: readonly (readonly [MovementDate['kind'], Instant | undefined])[] = [
    ['requested', createdAt],
    ['expected', status === 'pending' ? processedAt : undefined],
    ['performed', isOver ? (processedAt ?? createdAt) : undefined],
    ['paid', status === 'created' && isRedemption ? paymentAt : undefined],
  ];
  return dates.flatMap(([kind, at]) => (at === undefined ? [] : [{ kind, day: dayInSaoPaulo(at) }]));
};

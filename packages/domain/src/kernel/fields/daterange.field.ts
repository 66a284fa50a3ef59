import * as E from 'fp-ts/Either';
import type { CalendarDay } from '../days.ts';
import { readDay } from './date.field.ts';
import { dateMask } from './date.mask.ts';
import type { Declaration, Field } from './field.ts';
import { isEmptyMask } from './mask.ts';

/** Two typed days, each `DD/MM/YYYY`. */
export interface TypedRange {
  readonly from: string;
  readonly to: string;
}

/** From one day to another. Both days count, and they may be the same. */
export interface DateRange {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * A period of two days. The first is not after the second. The mask is for each day.
 *
 * @see spec A §5 Shared field rules
 */
export interface DaterangeField extends Field<TypedRange, DateRange> {
  readonly type: 'daterange';
}

export const daterangeField = (declaration: Declaration): DaterangeField => ({
  type: 'daterange',
  isRequired: true,
  empty: { from: '', to: '' },
  isBlank: ({ from, to }) => isEmptyMask(from) && isEmptyMask(to),
  read: (typed) => {
    const [from, to] = [readDay(typed.from), readDay(typed.to)];
    if (E.isLeft(from) || E.isLeft(to) || from.right > to.right) return E.left({ _tag: 'PeriodInvalid' });
    return E.right({ from: from.right, to: to.right });
  },
  write: ({ from, to }) => ({ from: dateMask.show(from), to: dateMask.show(to) }),
  mask: dateMask,
  ...declaration,
});

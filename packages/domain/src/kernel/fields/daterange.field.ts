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

/** A period of two days, the first not after the second. Its mask is for each of them. @see spec A §5 Shared field rules */
export const daterangeField = (
  declaration: Declaration,
): Field<TypedRange, Readonly<Record<keyof TypedRange, CalendarDay>>, 'daterange'> => ({
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

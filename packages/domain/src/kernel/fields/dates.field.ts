import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseDay, yearOf, type CalendarDay } from '../days.ts';
import { parseTime, type TimeOfDay } from '../time.ts';
import { dateMask, timeMask } from './dates.mask.ts';
import type { Declaration, Field } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { isEmptyMask } from './mask.ts';
import { masked } from './masked.ts';

/** No day of a living client, or of their papers, lies before it. No year is the last: a validity may end in many years. */
const FIRST_YEAR = 1900;

/** Reads a day in exactly the form `DD/MM/YYYY`. @see spec A §5 Shared field rules */
const readDay = (typed: string): E.Either<FieldError, CalendarDay> => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.trim()) ?? [];
  const read = parseDay(`${year}-${month}-${day}`);
  return read === undefined || yearOf(read) < FIRST_YEAR ? E.left({ _tag: 'DateInvalid' }) : E.right(read);
};

/** A day; hands on `YYYY-MM-DD`. @see spec A §5 Shared field rules */
export const dateField = masked('date', { mask: dateMask, read: readDay });

/** A day of birth: before today. @see spec A §5 Shared field rules; decision Q054 */
export const birthdateField = (declaration: Declaration): Field<string, CalendarDay, 'birthdate'> => ({
  ...dateField({ autocomplete: 'bday', ...declaration }),
  type: 'birthdate',
  read: (typed, { today }) =>
    pipe(
      readDay(typed),
      E.filterOrElse(
        (day) => day < today,
        (): FieldError => ({ _tag: 'BirthdateNotPast' }),
      ),
    ),
});

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

/** A time of the day; hands on `HH:MM`. @see spec A §5 Shared field rules */
export const timeField = masked<'time', TimeOfDay>('time', {
  mask: timeMask,
  read: (typed) => parseTime(typed.trim()),
});

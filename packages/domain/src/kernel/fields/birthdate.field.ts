import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { CalendarDay } from '../days.ts';
import { dateField, readDay } from './date.field.ts';
import type { Declaration, Field } from './field.ts';
import type { FieldError } from './field.errors.ts';

/** A day of birth: before today. @see spec A §5 Shared field rules; decision Q057 */
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

import * as E from 'fp-ts/Either';
import { parseDay, yearOf, type CalendarDay } from '../days.ts';
import { dateMask } from './date.mask.ts';
import type { Declaration, Field } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { isEmptyMask } from './mask.ts';

/** The first day that a field takes. Every living client and their documents are younger. @see decision 0052 */
const FIRST_YEAR = 1900;

/** Reads a day in exactly the form `DD/MM/YYYY`. @see spec A §5 Shared field rules */
export const readDay = (typed: string): E.Either<FieldError, CalendarDay> => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.trim()) ?? [];
  const read = parseDay(`${year}-${month}-${day}`);
  return read === undefined || yearOf(read) < FIRST_YEAR ? E.left({ _tag: 'DateInvalid' }) : E.right(read);
};

/** A day. Its value is `YYYY-MM-DD`. @see spec A §5 Shared field rules */
export const dateField = (declaration: Declaration): Field<string, CalendarDay, 'date'> => ({
  type: 'date',
  isRequired: true,
  empty: '',
  isBlank: isEmptyMask,
  read: readDay,
  write: dateMask.show,
  mask: dateMask,
  ...declaration,
});

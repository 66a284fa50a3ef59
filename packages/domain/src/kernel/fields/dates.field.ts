import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parseDay, yearOf, type CalendarDay } from '../days.ts';
import { parseTime, type TimeOfDay } from '../time.ts';
import { type Declaration, type Field, masked } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { isEmptyMask, maskOf } from './mask.ts';
import { punctuate } from '../punctuate.ts';

const show = (text: string): string => {
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  const digits = year === undefined ? completed(text) : `${day}${month}${year}`;
  return punctuate(digits, [2, 2, 4], ['/', '/']);
};

/** Puts a zero before a day or month of one digit at the end of the text when no second one can follow: `4`, `1/`. */
const completed = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  const isCutShort = (digits.length === 1 || digits.length === 3) && /\d\D$/.test(text);
  const isOver = (digits.length === 1 && digits > '3') || (digits.length === 3 && digits.charAt(2) > '1');
  return isCutShort || isOver ? `${digits.slice(0, -1)}0${digits.slice(-1)}` : digits;
};

/** Matches a day with separators, with or without leading zeros: `1/2/2026`. */
const adopt = (text: string): string => {
  const [, day, month, year] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/.exec(text) ?? [];
  return year === undefined ? text : `${day?.padStart(2, '0')}/${month?.padStart(2, '0')}/${year}`;
};

/** Shows `21/11/2026`, even for a pasted ISO date. */
export const dateMask = maskOf(show, { adopt });

/** `23:59`. An hour of one digit gets its zero at the colon. A wrong hour stays, so that the field can report it. */
const timeMask = maskOf(
  (text) => {
    const digits = text.replace(/\D/g, '');
    return punctuate(/^\d:$/.test(text) ? `0${digits}` : digits, [2, 2], [':']);
  },
  { adopt: (text) => text.replace(/^\s*(\d:\d{2}\s*)$/, '0$1') },
);

/** No day of a living client, or of their papers, lies before it. No year is the last: a validity may be long. */
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

/** A period of two days, the first not after the second. Each has its mask. @see spec A §5 Shared field rules */
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

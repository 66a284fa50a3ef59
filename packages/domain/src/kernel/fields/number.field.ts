import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { digitsMask } from './text.mask.ts';

/** A number that stays text. The number of an account or a house keeps its leading zeros. */
export interface DigitsField extends Field<string, string> {
  readonly type: 'number';
}

/** A whole number for calculations: an age, a year. */
export interface NumberField extends Field<string, number> {
  readonly type: 'number';
}

/** The greatest number of digits. @see spec A §9 "Default numeric mask length 35" */
const DEFAULT_DIGITS = 35;

interface Lengths {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

const readDigits = (
  text: string,
  { minLength = 1, maxLength = DEFAULT_DIGITS }: Lengths,
): E.Either<FieldError, string> => {
  const digits = text.trim();
  if (!/^\d+$/.test(digits) || digits.length > maxLength) return E.left({ _tag: 'NumberInvalid' });
  return digits.length < minLength ? E.left({ _tag: 'TooFewDigits', minimum: minLength }) : E.right(digits);
};

/** Gives the typed digits. `0` counts as filled in. @see spec A §5 Number; decision Q056 */
export const digitsField = ({ minLength, maxLength, ...declaration }: Declaration & Lengths): DigitsField => ({
  type: 'number',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed.trim() === '',
  read: (typed) => readDigits(typed, { minLength, maxLength }),
  write: identity,
  mask: digitsMask(maxLength ?? DEFAULT_DIGITS),
  ...declaration,
});

/**
 * Gives a number.
 *
 * @param declaration `maxLength` is required, because a number holds at most 15 digits exactly
 * @see spec A §5 Number, B §5
 */
export const numberField = (declaration: Declaration & Lengths & { readonly maxLength: number }): NumberField => {
  const digits = digitsField(declaration);
  return { ...digits, read: (typed, context) => E.map(Number)(digits.read(typed, context)), write: String };
};

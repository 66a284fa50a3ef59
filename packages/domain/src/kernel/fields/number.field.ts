import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { digitsMask } from './text.mask.ts';

/** How many digits a client may type. @see spec A §9 "Default numeric mask length 35" */
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
  if (!/^\d+$/.test(digits)) return E.left({ _tag: 'NumberInvalid' });
  if (digits.length > maxLength) return E.left({ _tag: 'TooManyDigits', maximum: maxLength });
  return digits.length < minLength ? E.left({ _tag: 'TooFewDigits', minimum: minLength }) : E.right(digits);
};

/** Leading zeros stay, `0` is filled in, too many digits are refused. @see spec A §5; decisions Q054, 0285 */
export const digitsField = ({
  minLength,
  maxLength,
  ...declaration
}: Declaration & Lengths): Field<string, string, 'number'> => ({
  type: 'number',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed.trim() === '',
  read: (typed) => readDigits(typed, { minLength, maxLength }),
  write: identity,
  mask: digitsMask(DEFAULT_DIGITS),
  ...declaration,
});

/** For calculations: an age, a year. `maxLength` is required: 15 digits at most are exact. @see spec A §5, B §5 */
export const numberField = (
  declaration: Declaration & Lengths & { readonly maxLength: number },
): Field<string, number, 'number'> => {
  const digits = digitsField(declaration);
  return {
    ...digits,
    mask: digitsMask(declaration.maxLength),
    read: (typed, context) => E.map(Number)(digits.read(typed, context)),
    write: String,
  };
};

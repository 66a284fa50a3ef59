import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { lengthMask, lettersMask } from './text.mask.ts';

/** The limits of a text, in characters. */
interface Lengths {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
}

const withinLengths = (
  typed: string,
  { minLength = 0, maxLength = Infinity }: Lengths,
): E.Either<FieldError, string> => {
  const text = typed.trim();
  const length = Array.from(text).length;
  if (length < minLength) return E.left({ _tag: 'TooShort', minimum: minLength });
  return length > maxLength ? E.left({ _tag: 'TooLong', maximum: maxLength }) : E.right(text);
};

const textOf =
  <const T extends 'text' | 'textarea'>(type: T) =>
  ({ minLength, maxLength, ...declaration }: Declaration & Lengths): Field<string, string, T> => ({
    type,
    isRequired: true,
    empty: '',
    isBlank: (typed) => typed.trim() === '',
    read: (typed) => withinLengths(typed, { minLength, maxLength }),
    write: identity,
    ...(maxLength === undefined ? {} : { mask: lengthMask(maxLength) }),
    ...declaration,
  });

/** Text of one line. The value has no spaces around it. @see spec A §5 Shared field rules; decision 0051 for the sentences about length */
export const textField = textOf('text');

/** Text of many lines. The value has no spaces around it. @see spec A §5 Shared field rules */
export const textareaField = textOf('textarea');

/** Letters only, with accents; a pasted digit is refused. @see spec A §5 "mother's first name"; decision Q063 */
export const lettersField = (declaration: Declaration): Field<string, string, 'text'> => ({
  ...textField(declaration),
  read: (typed) => (/^\p{L}+$/u.test(typed.normalize('NFC')) ? E.right(typed) : E.left({ _tag: 'NotLetters' })),
  mask: lettersMask,
});

/** The whole name of a person: letters with spaces, accents and punctuation. A digit is refused. @see decision 0205 */
export const personNameField = (declaration: Declaration): Field<string, string, 'text'> => ({
  ...textField(declaration),
  read: (typed) => (/\d/.test(typed) ? E.left({ _tag: 'NotLetters' }) : E.right(typed.trim())),
});

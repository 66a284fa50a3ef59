import type { FileError } from '../chosen-file.rules.ts';
import type { DocumentError } from '../document.ts';
import type { TimeError } from '../time.ts';

/** The errors that any field can have. Lengths are in characters. @see spec A §5 Shared field rules, Password */
export type FieldError =
  | { readonly _tag: 'Required' }
  | DocumentError
  | TimeError
  | FileError
  /** The server found the value wrong, which no rule here did. */
  | { readonly _tag: 'NotAccepted' }
  | { readonly _tag: 'EmailInvalid' }
  | { readonly _tag: 'PhoneInvalid' }
  | { readonly _tag: 'CepInvalid' }
  | { readonly _tag: 'DateInvalid' }
  | { readonly _tag: 'BirthdateNotPast' }
  | { readonly _tag: 'PeriodInvalid' }
  /** Only for money and percents. */
  | { readonly _tag: 'AmountInvalid' }
  | { readonly _tag: 'NumberInvalid' }
  | { readonly _tag: 'TooFewDigits'; readonly minimum: number }
  | { readonly _tag: 'TooManyDigits'; readonly maximum: number }
  | { readonly _tag: 'TooShort'; readonly minimum: number }
  | { readonly _tag: 'TooLong'; readonly maximum: number }
  | { readonly _tag: 'NotLetters' }
  | { readonly _tag: 'PasswordWeak' }
  | { readonly _tag: 'PasswordDiffers' }
  /** The chosen value is not one of the choices. */
  | { readonly _tag: 'ChoiceUnknown' };

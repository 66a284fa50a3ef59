import type { FileError } from '../chosen-file.rules.ts';
import type { DocumentError } from '../document.ts';
import type { TimeError } from '../time.ts';

/**
 * What can be wrong with a field, whatever form it stands in. `Required` reads differently by field type; lengths are in
 * characters.
 *
 * @see spec A §5 Shared field rules, Password
 */
export type FieldError =
  | { readonly _tag: 'Required' }
  | DocumentError
  | TimeError
  | FileError
  | { readonly _tag: 'EmailInvalid' }
  | { readonly _tag: 'PhoneInvalid' }
  | { readonly _tag: 'CepInvalid' }
  | { readonly _tag: 'DateInvalid' }
  | { readonly _tag: 'BirthdateNotPast' }
  | { readonly _tag: 'PeriodInvalid' }
  /** Of money and percents. */
  | { readonly _tag: 'AmountInvalid' }
  | { readonly _tag: 'NumberInvalid' }
  | { readonly _tag: 'TooFewDigits'; readonly minimum: number }
  | { readonly _tag: 'TooShort'; readonly minimum: number }
  | { readonly _tag: 'TooLong'; readonly maximum: number }
  | { readonly _tag: 'NotLetters' }
  | { readonly _tag: 'PasswordWeak' }
  | { readonly _tag: 'PasswordDiffers' }
  /** What was chosen is none of the choices. */
  | { readonly _tag: 'ChoiceUnknown' };

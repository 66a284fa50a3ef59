import * as E from 'fp-ts/Either';
import type { Declaration } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { passwordField, type PasswordField, type PasswordRequirement } from './password.field.ts';

/** The least number of characters of a new password. @see spec A §9 */
const PASSWORD_MINIMUM = 8;

const has = (pattern: RegExp) => (password: string) => pattern.test(password.normalize('NFC'));

/** In the order of the specification, with our captions. @see spec A §5 Password; decisions Q062, 0109 */
const PASSWORD_REQUIREMENTS: readonly PasswordRequirement[] = [
  {
    caption: `${PASSWORD_MINIMUM} caracteres ou mais`,
    isMet: (password) => Array.from(password.normalize('NFC')).length >= PASSWORD_MINIMUM,
  },
  { caption: 'Uma letra maiúscula', isMet: has(/\p{Lu}/u) },
  { caption: 'Um caractere especial, como ! ou @', isMet: has(/[^\p{L}\p{M}\p{Nd}\s]/u) },
  { caption: 'Um número', isMet: has(/\p{Nd}/u) },
];

/** Whether a new password is strong enough. @see spec A §5 Password */
const isStrongPassword = (password: string): boolean => PASSWORD_REQUIREMENTS.every(({ isMet }) => isMet(password));

const strong = (typed: string): E.Either<FieldError, string> =>
  isStrongPassword(typed) ? E.right(typed) : E.left({ _tag: 'PasswordWeak' });

/** A password that the client chooses. @see spec A §5 Password */
export const newPasswordField = (declaration: Declaration): PasswordField => ({
  ...passwordField({ autocomplete: 'new-password', ...declaration }),
  read: strong,
  requirements: PASSWORD_REQUIREMENTS,
});

/** The new password again. A rule of the form compares the two with `confirmationError`. @see spec A §5 Password */
export const passwordConfirmationField = (declaration: Declaration): PasswordField =>
  passwordField({ autocomplete: 'new-password', whenEmpty: 'Confirme a nova senha', ...declaration });

/** First that it differs, then that both passwords are too weak. @see spec A §5 Password; decision 0053 */
export const confirmationError = (password: string, confirmation: string): FieldError | undefined => {
  if (password !== confirmation) return { _tag: 'PasswordDiffers' };
  return isStrongPassword(confirmation) ? undefined : { _tag: 'PasswordWeak' };
};

import * as E from 'fp-ts/Either';
import type { Declaration } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { passwordField, type PasswordField } from './password.field.ts';

/** Characters that a new password has at least. @see spec A §9 */
export const PASSWORD_MINIMUM = 8;

/**
 * Whether a new password is strong enough: 8 characters, one upper-case letter, one digit and one special character, that
 * is any but a letter, a digit or a blank. An accent written as a character of its own belongs to its letter.
 *
 * @see spec A §5 Password; decision Q062
 */
export const isStrongPassword = (password: string): boolean => {
  const characters = password.normalize('NFC');
  return (
    Array.from(characters).length >= PASSWORD_MINIMUM &&
    /\p{Lu}/u.test(characters) &&
    /\p{Nd}/u.test(characters) &&
    /[^\p{L}\p{M}\p{Nd}\s]/u.test(characters)
  );
};

const strong = (typed: string): E.Either<FieldError, string> =>
  isStrongPassword(typed) ? E.right(typed) : E.left({ _tag: 'PasswordWeak' });

/** A password that the client chooses. @see spec A §5 Password */
export const newPasswordField = (declaration: Declaration): PasswordField => ({
  ...passwordField({ autocomplete: 'new-password', ...declaration }),
  read: strong,
});

/** The new password once more. That it is the same is `confirmationError`, for a rule of the form. @see spec A §5 Password */
export const passwordConfirmationField = (declaration: Declaration): PasswordField =>
  passwordField({ autocomplete: 'new-password', whenEmpty: 'Confirme a nova senha', ...declaration });

/**
 * What is wrong with the confirmation of a new password: that it differs, then that both are too weak.
 *
 * @see spec A §5 Password; decision 0053
 */
export const confirmationError = (password: string, confirmation: string): FieldError | undefined => {
  if (password !== confirmation) return { _tag: 'PasswordDiffers' };
  return isStrongPassword(confirmation) ? undefined : { _tag: 'PasswordWeak' };
};

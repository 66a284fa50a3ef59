import * as E from 'fp-ts/Either';
import type { Declaration } from './field.ts';
import type { FieldError } from './field.errors.ts';
import { passwordField, type PasswordField, type PasswordRequirement } from './password.field.ts';

/** Characters that a new password has at least. @see spec A §9 */
const PASSWORD_MINIMUM = 8;

const has = (pattern: RegExp) => (password: string) => pattern.test(password.normalize('NFC'));

/**
 * What makes a password strong, in the order of the specification. A special character is any but a letter, a digit or a
 * blank; an accent written as a character of its own belongs to its letter.
 *
 * @see spec A §5 Password; decision Q062; the captions are ours (decision 0109)
 */
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

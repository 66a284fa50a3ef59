import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field } from './field.ts';

/** A password as it was typed: spaces count, nothing is trimmed. Copying from the field is blocked (spec A §5 Password). */
export interface PasswordField extends Field<string, string> {
  readonly type: 'password';
}

/** A password that exists already. One that is chosen is `newPasswordField`. */
export const passwordField = (declaration: Declaration): PasswordField => ({
  type: 'password',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed === '',
  read: (typed) => E.right(typed),
  write: identity,
  ...declaration,
});

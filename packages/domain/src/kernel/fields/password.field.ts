import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field } from './field.ts';

/**
 * A password as the client typed it: spaces count and nothing is trimmed. Copying from the field is blocked (spec A
 * §5 Password).
 */
export interface PasswordField extends Field<string, string, 'password'> {
  /** What a new password must have, shown while the client types. Absent for a password that exists. */
  readonly requirements?: readonly PasswordRequirement[];
}

/** One thing that a new password must have. */
export interface PasswordRequirement {
  /** In Portuguese, to be read after "A senha precisa ter". */
  readonly caption: string;
  readonly isMet: (password: string) => boolean;
}

/** A password that exists already. `newPasswordField` is for a new one. */
export const passwordField = (declaration: Declaration): PasswordField => ({
  type: 'password',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed === '',
  read: (typed) => E.right(typed),
  write: identity,
  ...declaration,
});

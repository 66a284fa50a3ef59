import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field } from './field.ts';

/** A password as it was typed: spaces count, nothing is trimmed. Copying from the field is blocked (spec A §5 Password). */
export interface PasswordField extends Field<string, string> {
  readonly type: 'password';
  /** What a password that is chosen here must have, to be told while it is typed; absent for one that exists. */
  readonly requirements?: readonly PasswordRequirement[];
}

/** One thing that a new password must have. */
export interface PasswordRequirement {
  /** In Portuguese, to be read after "A senha precisa ter". */
  readonly caption: string;
  readonly isMet: (password: string) => boolean;
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

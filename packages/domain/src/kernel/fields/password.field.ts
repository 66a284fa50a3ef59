import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import type { Declaration, Field } from './field.ts';

/** Exactly as typed, with all spaces. The client cannot copy it from the field (spec A §5 Password). */
export interface PasswordField extends Field<string, string, 'password'> {
  /** The conditions of a new password, shown while the client types. Absent for an existing password. */
  readonly requirements?: readonly PasswordRequirement[];
}

/** A condition of a new password. */
export interface PasswordRequirement {
  /** In Portuguese. The client reads it after "A senha precisa ter". */
  readonly caption: string;
  readonly isMet: (password: string) => boolean;
}

/** An existing password. Use `newPasswordField` for a new one. */
export const passwordField = (declaration: Declaration): PasswordField => ({
  type: 'password',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed === '',
  read: (typed) => E.right(typed),
  write: identity,
  ...declaration,
});

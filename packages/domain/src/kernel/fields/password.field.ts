import * as E from 'fp-ts/Either';
import type { Field } from './field.ts';

/** A password as it was typed: spaces count, nothing is trimmed. Copying from the field is blocked (spec A §5 Password). */
export interface PasswordField extends Field<string, string> {
  readonly type: 'password';
}

export const passwordField = (
  options: Pick<PasswordField, 'caption' | 'whenEmpty' | 'autocomplete'>,
): PasswordField => ({
  type: 'password',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed === '',
  read: (typed) => E.right(typed),
  ...options,
});

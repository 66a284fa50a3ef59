import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import { parseEmail, type Email } from '../email.ts';
import type { Declaration, Field } from './field.ts';
import { emailMask } from './text.mask.ts';

/** An e-mail address. @see spec A §5 Shared field rules */
export const emailField = (declaration: Declaration): Field<string, Email, 'email'> => ({
  type: 'email',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed.trim() === '',
  read: (typed) => E.fromNullable({ _tag: 'EmailInvalid' } as const)(parseEmail(typed)),
  write: identity,
  mask: emailMask,
  autocomplete: 'email',
  ...declaration,
});

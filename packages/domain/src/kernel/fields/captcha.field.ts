import * as E from 'fp-ts/Either';
import type { Declaration, Field } from './field.ts';

/** The proof that a person is there: the token of the captcha. The server checks it. @see decision Q141 */
export const captchaField = (declaration: Declaration): Field<string, string, 'captcha'> => ({
  type: 'captcha',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed === '',
  read: (typed) => E.right(typed),
  // A proof is valid once, so the form never keeps it.
  write: () => '',
  ...declaration,
});

import * as E from 'fp-ts/Either';
import type { Declaration, Field } from './field.ts';

/** The proof that a person is there: the token that the captcha hands over, which the server checks. @see decision Q141 */
export const captchaField = (declaration: Declaration): Field<string, string, 'captcha'> => ({
  type: 'captcha',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed === '',
  read: (typed) => E.right(typed),
  // A proof is good once and never kept.
  write: () => '',
  ...declaration,
});

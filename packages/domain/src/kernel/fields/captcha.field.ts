import * as E from 'fp-ts/Either';
import type { Declaration, Field } from './field.ts';

/** The proof that a person is there: the token that the captcha hands over, which the server checks. @see decision Q141 */
export interface CaptchaField extends Field<string, string> {
  readonly type: 'captcha';
}

export const captchaField = (declaration: Declaration): CaptchaField => ({
  type: 'captcha',
  isRequired: true,
  empty: '',
  isBlank: (typed) => typed === '',
  read: (typed) => E.right(typed),
  // A proof is good once and never kept.
  write: () => '',
  ...declaration,
});

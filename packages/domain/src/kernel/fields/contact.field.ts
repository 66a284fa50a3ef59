import * as E from 'fp-ts/Either';
import { flow, identity } from 'fp-ts/function';
import { parseCep, type Cep, formatCep } from '../cep.ts';
import { parseEmail, type Email } from '../email.ts';
import { parsePhone, type Phone, formatPhone } from '../phone.ts';
import { type Declaration, type Field, masked } from './field.ts';
import { emailMask } from './text.mask.ts';
import { maskOf } from './mask.ts';

/** `01310-100`. */
const cepMask = maskOf(formatCep);

/** Shows a country code while the client types it, until the area code begins. */
const COUNTRY_CODE_BEGUN = /^\s*\+5{0,2}$/;

/** `(11) 3333-4444`, `(11) 98765-4321`: no country code, no trunk 0. @see decision Q061 */
const phoneMask = maskOf((text) => (COUNTRY_CODE_BEGUN.test(text) ? text.trim() : formatPhone(text)));

/** A postal code; hands on its 8 digits. @see spec A §5 Shared field rules */
export const cepField = masked<'cep', Cep>('cep', {
  mask: cepMask,
  read: flow(parseCep, E.fromNullable({ _tag: 'CepInvalid' } as const)),
  autocomplete: 'postal-code',
});

/** A Brazilian phone; hands on its national digits. @see spec A §5 Shared field rules; decision Q061 */
export const phoneField = masked<'phone', Phone>('phone', {
  mask: phoneMask,
  read: flow(parsePhone, E.fromNullable({ _tag: 'PhoneInvalid' } as const)),
  autocomplete: 'tel-national',
});

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

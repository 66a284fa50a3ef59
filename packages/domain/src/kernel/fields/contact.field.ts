import * as E from 'fp-ts/Either';
import { flow, identity } from 'fp-ts/function';
import { parseCep, type Cep } from '../cep.ts';
import { parseEmail, type Email } from '../email.ts';
import { parsePhone, type Phone } from '../phone.ts';
import { cepMask, phoneMask } from './contact.mask.ts';
import type { Declaration, Field } from './field.ts';
import { masked } from './masked.ts';
import { emailMask } from './text.mask.ts';

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

import * as E from 'fp-ts/Either';
import { parsePhone, type Phone } from '../phone.ts';
import type { Declaration, Field } from './field.ts';
import { isEmptyMask } from './mask.ts';
import { phoneMask } from './phone.mask.ts';

/** A Brazilian phone. Its value is the national digits. @see spec A §5 Shared field rules; decision Q061 */
export const phoneField = (declaration: Declaration): Field<string, Phone, 'phone'> => ({
  type: 'phone',
  isRequired: true,
  empty: '',
  isBlank: isEmptyMask,
  read: (typed) => E.fromNullable({ _tag: 'PhoneInvalid' } as const)(parsePhone(typed)),
  write: phoneMask.show,
  mask: phoneMask,
  autocomplete: 'tel-national',
  ...declaration,
});

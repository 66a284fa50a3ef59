import { parseCnpj, type Cnpj } from '../document.ts';
import { cnpjMask } from './document.mask.ts';
import type { Declaration, Field } from './field.ts';
import { isEmptyMask } from './mask.ts';

/** A company's document, of digits or with letters. @see spec A §5 Shared field rules; decision Q169 */
export const cnpjField = (declaration: Declaration): Field<string, Cnpj, 'cnpj'> => ({
  type: 'cnpj',
  isRequired: true,
  empty: '',
  isBlank: isEmptyMask,
  read: parseCnpj,
  write: cnpjMask.show,
  mask: cnpjMask,
  ...declaration,
});

import { parseDocument, type Document } from '../document.ts';
import { cpfCnpjMask } from './document.mask.ts';
import type { Declaration, Field } from './field.ts';
import { isEmptyMask } from './mask.ts';

/** A CPF or a CNPJ. The mask changes its format by the typed length. @see spec A §5 CPF/CNPJ field */
export const cpfCnpjField = (declaration: Declaration): Field<string, Document, 'cpfcnpj'> => ({
  type: 'cpfcnpj',
  isRequired: true,
  empty: '',
  isBlank: isEmptyMask,
  read: parseDocument,
  write: cpfCnpjMask.show,
  mask: cpfCnpjMask,
  ...declaration,
});

import { parseCpf, type Cpf } from '../document.ts';
import { isEmptyMask } from './mask.ts';
import { cpfMask } from './document.mask.ts';
import type { Declaration, Field } from './field.ts';

/** A person's document. @see spec A §5 Shared field rules */
export const cpfField = (declaration: Declaration): Field<string, Cpf, 'cpf'> => ({
  type: 'cpf',
  isRequired: true,
  empty: '',
  isBlank: isEmptyMask,
  read: parseCpf,
  write: cpfMask.show,
  mask: cpfMask,
  ...declaration,
});

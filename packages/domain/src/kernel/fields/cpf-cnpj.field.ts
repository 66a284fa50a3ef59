import { bareDocument, parseDocument, type Document } from '../document.ts';
import type { Field } from './field.ts';

/** Either of the two documents; the mask switches format by typed length. @see spec A §5 CPF/CNPJ field */
export interface CpfCnpjField extends Field<string, Document> {
  readonly type: 'cpfcnpj';
}

export const cpfCnpjField = (options: Pick<CpfCnpjField, 'caption' | 'whenEmpty' | 'autocomplete'>): CpfCnpjField => ({
  type: 'cpfcnpj',
  isRequired: true,
  empty: '',
  isBlank: (typed) => bareDocument(typed) === '',
  read: parseDocument,
  ...options,
});

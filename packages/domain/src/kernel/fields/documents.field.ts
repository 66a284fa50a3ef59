import {
  parseCnpj,
  parseCpf,
  parseDocument,
  bareDocument,
  punctuateCnpj,
  punctuateCpf,
  punctuateDocument,
} from '../document.ts';
import { masked } from './field.ts';
import { maskOf, type Mask } from './mask.ts';

/** Matches a pasted label, `CPF: ` or `CNPJ: `. The blank or colon shows that it is not part of a CNPJ with letters. */
const LABEL = /\b(?:CPF\/CNPJ|CPF|CNPJ)(?:\s*:|\s)/gi;

const isTyped: Mask['isTyped'] = (character) => /[0-9A-Za-z]/.test(character);

/** Upper case, and only digits as the two check digits. The punctuation cuts a long text. @see decision Q169 */
const cnpjCharacters = (text: string): string => {
  const bare = bareDocument(text.replace(LABEL, ''));
  return bare.slice(0, 12) + bare.slice(12).replace(/\D/g, '');
};

/** Shows `529.982.247-25`: eleven digits. */
const cpfMask = maskOf((text) => punctuateCpf(text.replace(/\D/g, '')));

/** Shows `15.067.401/0001-36`: twelve digits or letters, then two digits. */
const cnpjMask = maskOf((text) => punctuateCnpj(cnpjCharacters(text)), { isTyped });

/** Shows a CPF. A twelfth character or a letter makes it a CNPJ. @see spec A §5 CPF/CNPJ field */
const cpfCnpjMask = maskOf((text) => punctuateDocument(cnpjCharacters(text)), { isTyped });

/** A person's document. @see spec A §5 Shared field rules */
export const cpfField = masked('cpf', { mask: cpfMask, read: parseCpf });

/** A company's document, of digits or with letters. @see spec A §5 Shared field rules; decision Q169 */
export const cnpjField = masked('cnpj', { mask: cnpjMask, read: parseCnpj });

/** Either of the two documents; the mask switches format by typed length. @see spec A §5 CPF/CNPJ field */
export const cpfCnpjField = masked('cpfcnpj', { mask: cpfCnpjMask, read: parseDocument });

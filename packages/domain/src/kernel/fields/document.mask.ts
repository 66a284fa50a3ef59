import { bareDocument, maskCnpj, maskCpf, maskDocument } from '../document.ts';
import { maskOf, type Mask } from './mask.ts';

/** `CPF: `, `CNPJ: ` as they come along with a pasted document; the blank or colon tells them from a CNPJ's letters. */
const LABEL = /\b(?:CPF\/CNPJ|CPF|CNPJ)(?:\s*:|\s)/gi;

const isTyped: Mask['isTyped'] = (character) => /[0-9A-Za-z]/.test(character);

/** Upper case; the last two, the check digits, are digits. What is too long the punctuation cuts. @see decision Q169 */
const cnpjCharacters = (text: string): string => {
  const bare = bareDocument(text.replace(LABEL, ''));
  return bare.slice(0, 12) + bare.slice(12).replace(/\D/g, '');
};

/** `529.982.247-25`: eleven digits. */
export const cpfMask = maskOf((text) => maskCpf(text.replace(/\D/g, '')));

/** `15.067.401/0001-36`: twelve digits or letters and two digits. */
export const cnpjMask = maskOf((text) => maskCnpj(cnpjCharacters(text)), { isTyped });

/** A CPF until a twelfth character or a letter makes it a CNPJ. @see spec A §5 CPF/CNPJ field */
export const cpfCnpjMask = maskOf((text) => maskDocument(cnpjCharacters(text)), { isTyped });

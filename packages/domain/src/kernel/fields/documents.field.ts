import { parseCnpj, parseCpf, parseDocument } from '../document.ts';
import { cnpjMask, cpfCnpjMask, cpfMask } from './document.mask.ts';
import { masked } from './masked.ts';

/** A person's document. @see spec A §5 Shared field rules */
export const cpfField = masked('cpf', { mask: cpfMask, read: parseCpf });

/** A company's document, of digits or with letters. @see spec A §5 Shared field rules; decision Q169 */
export const cnpjField = masked('cnpj', { mask: cnpjMask, read: parseCnpj });

/** Either of the two documents; the mask switches format by typed length. @see spec A §5 CPF/CNPJ field */
export const cpfCnpjField = masked('cpfcnpj', { mask: cpfCnpjMask, read: parseDocument });

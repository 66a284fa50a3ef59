import { punctuate } from './punctuate.ts';

declare const brand: unique symbol;

/** A Brazilian postal code as it is kept and sent: 8 digits. */
export type Cep = string & { readonly [brand]: 'Cep' };

/** Reads a CEP, masked or bare: exactly 8 digits; `undefined` otherwise. @see spec A §5 Shared field rules; decision Q138 */
export const parseCep = (text: string): Cep | undefined => {
  const bare = text.replace(/[\s.-]/g, '');
  return /^\d{8}$/.test(bare) ? (bare as Cep) : undefined; // the brand's only constructor
};

/** Punctuates a CEP as far as it is typed: `01310100` is `01310-100`. */
export const formatCep = (text: string): string => punctuate(text.replace(/\D/g, ''), [5, 3], ['-']);

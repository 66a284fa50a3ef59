import { punctuate } from './punctuate.ts';

declare const brand: unique symbol;

/** A Brazilian postal code as the product keeps and sends it: 8 digits. */
export type Cep = string & { readonly [brand]: 'Cep' };

const CEP_LENGTH = 8;

/** Reads a CEP of 8 digits, with or without its mask. @see spec A §5 Shared field rules; decision Q138 */
export const parseCep = (text: string): Cep | undefined => {
  const bare = text.replace(/[\s.-]/g, '');
  return bare.length === CEP_LENGTH && /^\d+$/.test(bare) ? (bare as Cep) : undefined; // the brand's only constructor
};

/** Punctuates a CEP while the client types it: `01310100` is `01310-100`. */
export const formatCep = (text: string): string => punctuate(text.replace(/\D/g, ''), [5, 3], ['-']);

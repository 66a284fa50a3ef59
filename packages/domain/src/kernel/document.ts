import * as E from 'fp-ts/Either';
import { punctuate } from './punctuate.ts';

declare const brand: unique symbol;

/** A valid CPF: 11 digits, no punctuation. */
export type Cpf = string & { readonly [brand]: 'Cpf' };
/** A valid CNPJ: 14 characters, upper case, no punctuation. */
export type Cnpj = string & { readonly [brand]: 'Cnpj' };
/** The number that identifies a client, without punctuation. The product compares and sends it in this form. */
export type Document = Cpf | Cnpj;

export type DocumentError = { readonly _tag: 'CpfInvalid' } | { readonly _tag: 'CnpjInvalid' };

/** @see spec A §5 Shared field rules */
const CPF_LENGTH = 11;
const FORMATTED_CNPJ_LENGTH = 18;

const cpfInvalid: DocumentError = { _tag: 'CpfInvalid' };
const cnpjInvalid: DocumentError = { _tag: 'CnpjInvalid' };

/** Removes points, dashes, slashes and spaces, and writes letters in upper case. */
export const bareDocument = (typed: string): string => typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase();

/** The value of a character in a check digit: its ASCII code minus 48. A digit has its own value. @see decision Q169 */
const worth = (character: string): number => character.charCodeAt(0) - 48;

/** Modulo 11: the digit that completes the weighted sum to a multiple of 11, or 0 when that needs more than 9. */
const checkDigit = (characters: string, weights: readonly number[]): number => {
  const rest = weights.reduce((total, weight, i) => total + weight * worth(characters.charAt(i)), 0) % 11;
  return rest < 2 ? 0 : 11 - rest;
};

const down = (from: number): number[] => Array.from({ length: from - 1 }, (_, i) => from - i);
/** 10 to 2 over nine digits, then 11 to 2 over ten. @see Receita Federal, IN RFB 2.172/2024 */
const CPF_WEIGHTS = [down(10), down(11)] as const;
/** 5 to 2 then 9 to 2 over twelve characters, then 6 to 2 and 9 to 2 over thirteen. @see IN RFB 2.229/2024, annex XV */
const CNPJ_WEIGHTS = [
  [...down(5), ...down(9)],
  [...down(6), ...down(9)],
] as const;

const hasCheckDigits = (bare: string, weights: readonly [readonly number[], readonly number[]]): boolean =>
  weights.every((row) => checkDigit(bare, row) === worth(bare.charAt(row.length)));

const complete = (root: string, weights: readonly [readonly number[], readonly number[]]): string =>
  weights.reduce((bare, row) => bare + checkDigit(bare, row), root);

/** Adds the two check digits to nine digits. `undefined` when all digits are the same. */
export const completeCpf = (nine: string): Cpf | undefined => {
  const bare = complete(nine, CPF_WEIGHTS);
  return isCpf(bare) ? bare : undefined;
};

/** Adds the two check digits to twelve digits or letters. `undefined` when all are the same. */
export const completeCnpj = (twelve: string): Cnpj | undefined => {
  const bare = complete(twelve, CNPJ_WEIGHTS);
  return isCnpj(bare) ? bare : undefined;
};

const isOneCharacterRepeated = (bare: string): boolean => new Set(bare).size === 1;

const isCpf = (bare: string): bare is Cpf =>
  bare.length === CPF_LENGTH &&
  /^\d+$/.test(bare) &&
  !isOneCharacterRepeated(bare) &&
  hasCheckDigits(bare, CPF_WEIGHTS);

const isCnpj = (bare: string): bare is Cnpj =>
  /^[0-9A-Z]{12}\d{2}$/.test(bare) && !isOneCharacterRepeated(bare) && hasCheckDigits(bare, CNPJ_WEIGHTS);

/** With or without punctuation. @see spec A §5 Shared field rules: 11 digits, not all identical, two check digits */
export const parseCpf = (typed: string): E.Either<DocumentError, Cpf> => {
  const bare = bareDocument(typed);
  return isCpf(bare) ? E.right(bare) : E.left(cpfInvalid);
};

/** With or without punctuation (at most 18 characters). @see spec A §5 Shared field rules; decision Q169 for letters */
export const parseCnpj = (typed: string): E.Either<DocumentError, Cnpj> => {
  const bare = bareDocument(typed);
  return typed.trim().length <= FORMATTED_CNPJ_LENGTH && isCnpj(bare) ? E.right(bare) : E.left(cnpjInvalid);
};

/** Whether the typed characters begin a CPF or a CNPJ. A twelfth character or a letter makes a CNPJ. */
export const documentKind = (bare: string): 'cpf' | 'cnpj' =>
  bare.length > CPF_LENGTH || /[A-Z]/.test(bare) ? 'cnpj' : 'cpf';

/** Reads a CPF or a CNPJ, by length. @see spec A §5 CPF/CNPJ field */
export const parseDocument = (typed: string): E.Either<DocumentError, Document> =>
  documentKind(bareDocument(typed)) === 'cpf' ? parseCpf(typed) : parseCnpj(typed);

/** Punctuates a CPF while the client types it: `529982247` is `529.982.247`. */
export const punctuateCpf = (bare: string): string => punctuate(bare, [3, 3, 3, 2], ['.', '.', '-']);

/** Punctuates a CNPJ while the client types it: `15067401000136` is `15.067.401/0001-36`. */
export const punctuateCnpj = (bare: string): string => punctuate(bare, [2, 3, 3, 4, 2], ['.', '.', '/', '-']);

/** Punctuates as a CPF or a CNPJ, by `documentKind`. */
export const punctuateDocument = (bare: string): string =>
  documentKind(bare) === 'cpf' ? punctuateCpf(bare) : punctuateCnpj(bare);

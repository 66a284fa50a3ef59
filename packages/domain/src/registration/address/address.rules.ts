import { parseCep, type Cep } from '../../kernel/cep.ts';

/** The parts of an address that a postal code can tell. */
export interface FoundAddress {
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly complement: string;
}

/**
 * The postal code to look up, once eight digits are typed.
 *
 * @see spec A §5 Registration, Address; decision Q138
 */
export const cepToLookUp = (typed: string): Cep | undefined => parseCep(typed);

/**
 * Fills an address with what a postal code was found to be. What the client wrote by hand stays: only what is empty, or
 * still as an earlier look-up left it, is written over. Nothing found changes nothing.
 *
 * @param typed what stands in the fields
 * @param found the answer; `undefined` when the postal code is unknown
 * @param before the answer that filled the fields last; `undefined` when none did
 * @see spec A §5 "fills the fields", "A zip code not found fails silently"; decision Q138
 */
export const fillAddress = (
  typed: FoundAddress,
  found: FoundAddress | undefined,
  before: FoundAddress | undefined,
): FoundAddress => {
  if (found === undefined) return typed;
  const fill = (part: keyof FoundAddress): string =>
    typed[part].trim() === '' || typed[part] === before?.[part] ? found[part] : typed[part];
  return {
    street: fill('street'),
    neighborhood: fill('neighborhood'),
    city: fill('city'),
    state: fill('state'),
    complement: fill('complement'),
  };
};

import { parseCep, type Cep } from '../../kernel/cep.ts';
import type { State } from './states.ts';

/** The parts of an address that a postal code gives. */
export interface FoundAddress {
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: State | undefined;
  readonly complement: string;
}

/**
 * The postal code to look up. `undefined` until the client typed eight digits.
 *
 * @see spec A §5 Registration, Address; decision Q138
 */
export const cepToLookUp = (typed: string): Cep | undefined => parseCep(typed);

/**
 * Fills the fields with the address of a postal code. It fills a field that is empty, or that still has the value of the
 * last look-up. It keeps a field that the client wrote. An unknown postal code changes no field.
 *
 * @param typed the values of the fields
 * @param found the address; `undefined` for an unknown postal code
 * @param before the address of the last look-up; `undefined` before the first one
 * @see spec A §5 "fills the fields", "A zip code not found fails silently"; decision Q138
 */
export const fillAddress = (
  typed: FoundAddress,
  found: FoundAddress | undefined,
  before: FoundAddress | undefined,
): FoundAddress => {
  if (found === undefined) return typed;
  const fill = <K extends keyof FoundAddress>(part: K): FoundAddress[K] =>
    (typed[part] ?? '').trim() === '' || typed[part] === before?.[part] ? found[part] : typed[part];
  return {
    street: fill('street'),
    neighborhood: fill('neighborhood'),
    city: fill('city'),
    state: fill('state'),
    complement: fill('complement'),
  };
};

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

/** The parts that pass, without those that do not. */
const partsOf = (from: FoundAddress, passes: (part: keyof FoundAddress) => boolean): Partial<FoundAddress> => ({
  ...(passes('street') && { street: from.street }),
  ...(passes('neighborhood') && { neighborhood: from.neighborhood }),
  ...(passes('city') && { city: from.city }),
  ...(passes('state') && { state: from.state }),
  ...(passes('complement') && { complement: from.complement }),
});

/** An address in its fields. */
interface PlacedAddress extends FoundAddress {
  readonly cep: string;
}

const NOWHERE: FoundAddress = { street: '', neighborhood: '', city: '', state: undefined, complement: '' };

/**
 * What a new postal code does to the fields at once, before its address is there: it empties what belongs to the code
 * before. It keeps what the client wrote. So no address is ever filed under a code that it does not belong to.
 *
 * @param typed the values of the fields
 * @param given what the client did not type: the saved address, or that of the last look-up
 * @returns the new values of some fields
 * @see spec A §5 "leaves the fields unfilled"; decisions Q138, 0171
 */
export const forgetAddress = (typed: PlacedAddress, given: PlacedAddress): Partial<PlacedAddress> => {
  const [cep, before] = [parseCep(typed.cep), parseCep(given.cep)];
  if (cep === undefined || cep === before) return {};
  return { cep: typed.cep, ...(before !== undefined && partsOf(NOWHERE, (part) => typed[part] === given[part])) };
};

/**
 * Fills the empty fields with the address of a postal code. An unknown postal code fills none.
 *
 * @param found the address; `undefined` for an unknown postal code
 * @returns the new values of some fields
 * @see spec A §5 "fills the fields", "A zip code not found fails silently"; decision Q138
 */
export const fillAddress = (typed: FoundAddress, found: FoundAddress | undefined): Partial<FoundAddress> =>
  found === undefined ? {} : partsOf(found, (part) => (typed[part] ?? '').trim() === '');

/** A part of a street: 'de 612 a 1510 - lado par', 'até 610/611', 'lado ímpar'. */
const HOUSES = /^[\s(-]*(?:(?:de|do|até|a partir d[eo]) (?:km )?\d|(?:lado )?(?:par|ímpar)(?:$|[\s)]))/i;

/**
 * The address of a postal code, as it may stand in the fields. A code of some houses of a street names them in the
 * place of the complement. They are no complement of anybody's home.
 *
 * @see decision 0171
 */
export const withoutHouses = (found: FoundAddress): FoundAddress =>
  HOUSES.test(found.complement) ? { ...found, complement: '' } : found;

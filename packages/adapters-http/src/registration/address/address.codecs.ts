import { parseCep } from '@aroeira/domain/kernel';
import type { PostalAddress } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { orNothing } from '../../http/around.codec.ts';
import { recordOnWire } from '../../http/record.codec.ts';
import { parsedText, wordsOnWire } from '../../http/words.codec.ts';
import { StateLetters } from './state.codec.ts';

/** @see spec A §3 Client */
const TypeAddress = wordsOnWire('TypeAddress', { residential: 1, mailing: 2 });

/** The use of an address. */
type AddressUse = t.TypeOf<typeof TypeAddress>;

/** An address of a client. Without a complement the wire has an empty text. */
export const AddressWire = recordOnWire(
  'Address',
  {
    use: TypeAddress,
    cep: parsedText('CEP', parseCep),
    street: t.string,
    number: t.string,
    neighborhood: t.string,
    city: t.string,
    state: StateLetters,
    complement: orNothing(t.string),
  },
  { use: 'typeAddress' },
);

/** @returns `undefined` when the client has no address of that use */
export const addressOf = (
  addresses: readonly t.TypeOf<typeof AddressWire>[],
  wanted: AddressUse,
): PostalAddress | undefined => {
  const found = addresses.find(({ use }) => use === wanted);
  if (found === undefined) return undefined;
  const { use: _, ...address } = found;
  return address;
};

/** An address in the words of the wire. */
export const addressWire = (address: PostalAddress, use: AddressUse) =>
  AddressWire.encode({ ...address, complement: address.complement ?? '', use });

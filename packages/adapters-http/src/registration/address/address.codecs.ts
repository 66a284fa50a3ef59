import { parseCep } from '@aroeira/domain/kernel';
import type { PostalAddress } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { parsedText, wordsOnWire } from '../../http/words.codec.ts';
import { StateLetters } from './state.codec.ts';

const CepText = parsedText('CEP', parseCep);

/** @see spec A §3 Client, "addresses (typeAddress 1 residential, 2 mailing" */
const TypeAddress = wordsOnWire('TypeAddress', { residential: 1, mailing: 2 });

export const AddressWire = t.type({
  typeAddress: TypeAddress,
  cep: CepText,
  street: t.string,
  number: t.string,
  neighborhood: t.string,
  city: t.string,
  state: StateLetters,
  complement: t.union([t.string, t.null, t.undefined]),
});

/** What an address is for. */
type AddressUse = t.TypeOf<typeof TypeAddress>;

/** @returns `undefined` when a client has none of that use */
export const addressOf = (
  addresses: readonly t.TypeOf<typeof AddressWire>[],
  use: AddressUse,
): PostalAddress | undefined => {
  const found = addresses.find(({ typeAddress }) => typeAddress === use);
  if (found === undefined) return undefined;
  const { typeAddress: _, complement, ...address } = found;
  return { ...address, complement: complement || undefined };
};

/** An address in the words of the wire. */
export const addressWire = (address: PostalAddress, use: AddressUse) => ({
  typeAddress: TypeAddress.encode(use),
  cep: address.cep,
  street: address.street,
  number: address.number,
  neighborhood: address.neighborhood,
  city: address.city,
  state: address.state,
  complement: address.complement ?? '',
});

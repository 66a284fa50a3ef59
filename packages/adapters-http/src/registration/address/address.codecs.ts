import { parseCep } from '@aroeira/domain/kernel';
import { type PostalAddress, parseState } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { orNothing, recordOnWire } from '../../http/record.codec.ts';
import { parsedText } from '../../http/parsed.codec.ts';
import { wordsOnWire } from '../../http/values.codec.ts';
import { BooleanFromNumber } from '../values.codecs.ts';

/** A state by its two letters. The wire has the same letters. @see decision Q044 */
export const StateLetters = parsedText('state', parseState);

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

/** The address that receives the post. It has the numbers of the type of an address. @see decision 0151 */
export const MailType = wordsOnWire('MailType', { residential: 1, mailing: 2 });

/** The mail options. @see spec A §3 Mailing */
export const MailingWire = recordOnWire(
  'Mailing',
  {
    receivesExtract: BooleanFromNumber,
    receivesIncomeReport: BooleanFromNumber,
    allowsDistributorEmail: BooleanFromNumber,
    address: MailType,
  },
  {
    receivesExtract: 'receiveQuotaholderExtract',
    receivesIncomeReport: 'receiveReportIncome',
    allowsDistributorEmail: 'allowDistributorSendEmail',
    address: 'mailType',
  },
);

import { calendarDay, makeCep, makeCpf, makePhone } from '@aroeira/domain/kernel';
import {
  IDENTITY_PARTS,
  personalDataForm,
  STATES,
  type IdentityDetails,
  type IdentityType,
  type PersonalDataValues,
  type PostalAddress,
} from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import fc from 'fast-check';
import * as t from 'io-ts';
import { expect, it } from 'vitest';
import { addressOf, AddressWire, addressWire } from '../address/address.codecs.ts';
import { identificationOf, identificationWire, IdentityDocumentWire } from '../identity/identity-documents.codecs.ts';
import { personalDataOf, PersonalDataWire } from '../client/personal-data.codecs.ts';
import { MailingWire } from '../address/mailings.codecs.ts';

/** A chance that is always the same for one seed: the check digits follow from it. */
const chanceOf = (seed: number) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};
const chance = fc.integer({ min: 1, max: 2_147_483_646 }).map(chanceOf);
const text = fc.string({ minLength: 1, maxLength: 60 });
const maybe = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: undefined });
const oneOf = <A>(choices: readonly { readonly value: A }[]) => fc.constantFrom(...choices.map(({ value }) => value));
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => calendarDay(date.toISOString().slice(0, 10)));

/** What a reader makes of a body that went through JSON. */
const read =
  <W, A>(codec: t.Decoder<unknown, W>, of: (wire: W) => A) =>
  (body: unknown): E.Either<unknown, A> =>
    E.map(of)(codec.decode(JSON.parse(JSON.stringify(body))));

it('reads personal data as they were sent', () => {
  const personalData: fc.Arbitrary<PersonalDataValues> = fc.record({
    socialName: maybe(text),
    gender: oneOf(personalDataForm.fields.gender.choices),
    birthplace: maybe(text),
    additionalPhone: maybe(chance.map(makePhone)),
    maritalStatus: oneOf(personalDataForm.fields.maritalStatus.choices),
    spouseName: maybe(text),
    spouseCpf: maybe(chance.map(makeCpf)),
  });
  fc.assert(
    fc.property(personalData, (values) => {
      expect(read(PersonalDataWire, personalDataOf)(PersonalDataWire.encode(values))).toEqual(E.right(values));
    }),
  );
});

it('reads an address as it was sent, for its use only', () => {
  const address: fc.Arbitrary<PostalAddress> = fc.record({
    cep: chance.map(makeCep),
    street: text,
    number: text,
    complement: maybe(text),
    neighborhood: text,
    city: text,
    state: oneOf(STATES),
  });
  const uses = fc.constantFrom('residential' as const, 'mailing' as const);
  fc.assert(
    fc.property(address, uses, (sent, use) => {
      const [wire, other] = [[addressWire(sent, use)], use === 'mailing' ? 'residential' : 'mailing'] as const;
      expect(read(t.array(AddressWire), (all) => addressOf(all, use))(wire)).toEqual(E.right(sent));
      expect(read(t.array(AddressWire), (all) => addressOf(all, other))(wire)).toEqual(E.right(undefined));
    }),
  );
});

it('reads an identity document as it was sent', () => {
  const type = fc.constantFrom<IdentityType>('RG', 'CNH', 'RNE');
  const details = fc.record({ number: text, motherName: text, fatherName: text, issuedOn: day, last: day });
  fc.assert(
    fc.property(type, details, oneOf(STATES), (documentType, { last, ...shown }, state) => {
      const parts = IDENTITY_PARTS[documentType];
      const sent: IdentityDetails = {
        documentType,
        ...shown,
        issuingBody: parts.issuingBody === 'national' ? 'IFP' : undefined,
        foreignIssuingBody: parts.issuingBody === 'foreign' ? 'CGPI/DIREX/PF' : undefined,
        placeOfIssue: parts.hasPlaceOfIssue ? state : undefined,
        validUntil: parts.hasValidity ? last : undefined,
      };
      expect(read(IdentityDocumentWire, identificationOf)(identificationWire(sent))).toEqual(E.right(sent));
    }),
  );
});

it('reads mail options as they were sent', () => {
  const mailing = fc.record({
    receivesExtract: fc.boolean(),
    receivesIncomeReport: fc.boolean(),
    allowsDistributorEmail: fc.boolean(),
    address: fc.constantFrom('residential' as const, 'mailing' as const),
  });
  fc.assert(
    fc.property(mailing, (sent) => {
      expect(read(MailingWire, identity)(MailingWire.encode(sent))).toEqual(E.right(sent));
    }),
  );
});

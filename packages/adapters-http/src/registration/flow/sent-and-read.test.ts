import fc from 'fast-check';
import { calendarDay, cents, makeCep, makeCnpj, makeCpf, makePhone } from '@aroeira/domain/kernel';
import {
  IDENTITY_PARTS,
  NON_RESIDENT_REASONS,
  personalDataForm,
  pepRecordOf,
  pepValuesOf,
  STATES,
  type EquityRecord,
  type FatcaRecord,
  type IdentityDetails,
  type IdentityType,
  type PepRecord,
  type PersonalDataValues,
  type PostalAddress,
  type TaxResidence,
} from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { expect, it } from 'vitest';
import { addressOf, AddressWire, addressWire } from '../address/address.codecs.ts';
import { personalDataOf, PersonalDataWire } from '../client/client-records.codecs.ts';
import { PepRecordWire } from '../declarations/pep-records.codecs.ts';
import { identificationOf, identificationWire, IdentityDocumentWire } from '../identity/identity-documents.codecs.ts';
import { fatcaRecordOf, fatcaRecordWire, FatcaRecordWire } from '../tax/fatca-records.codecs.ts';
import { equityRecordOf, EquityRecordWire, equityRecordWire } from '../work/equity-records.codecs.ts';

/** A chance that is always the same for one seed: the check digits follow from it. */
const chance = fc.integer({ min: 1, max: 2_147_483_646 }).map((seed) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
});
const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const text = fc.string({ minLength: 1, maxLength: 60 });
const digits = fc.stringMatching(/^\d{1,10}$/);
const [cpf, cnpj] = [chance.map(makeCpf), chance.map(makeCnpj)];
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => calendarDay(date.toISOString().slice(0, 10)));
const maybe = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: undefined });
const oneOf = <A>(choices: readonly { readonly value: A }[]) => fc.constantFrom(...choices.map(({ value }) => value));

/** What a reader makes of a body that went through JSON. */
const read =
  <W, A>(codec: t.Decoder<unknown, W>, of: (wire: W) => A) =>
  (body: unknown): E.Either<unknown, A> =>
    E.map(of)(codec.decode(JSON.parse(JSON.stringify(body))));

/** Proves that a reader gives back everything that was sent. */
const survives = <A>(sent: fc.Arbitrary<A>, write: (sent: A) => unknown, back: (body: unknown) => unknown): void =>
  fc.assert(
    fc.property(sent, (value) => {
      expect(back(write(value))).toEqual(E.right(value));
    }),
  );

it('reads personal data as they were sent', () => {
  const form = personalDataForm(fc.sample(cpf, 1)[0] ?? makeCpf(() => 0.5));
  const personalData: fc.Arbitrary<PersonalDataValues> = fc.record({
    socialName: maybe(text),
    gender: oneOf(form.fields.gender.choices),
    birthplace: maybe(text),
    additionalPhone: maybe(chance.map(makePhone)),
    maritalStatus: oneOf(form.fields.maritalStatus.choices),
    spouseName: maybe(text),
    spouseCpf: maybe(cpf),
  });
  survives(personalData, PersonalDataWire.encode, read(PersonalDataWire, personalDataOf));
});

it.each([
  ['residential', 'mailing'],
  ['mailing', 'residential'],
] as const)('reads a %s address as it was sent, and not as a %s one', (use, other) => {
  const address: fc.Arbitrary<PostalAddress> = fc.record({
    cep: chance.map(makeCep),
    street: text,
    number: text,
    complement: maybe(text),
    neighborhood: text,
    city: text,
    state: oneOf(STATES),
  });
  const as = (wanted: 'residential' | 'mailing') => read(t.array(AddressWire), (all) => addressOf(all, wanted));
  survives(address, (sent) => [addressWire(sent, use)], as(use));
  const [sample] = fc.sample(address, 1);
  expect(sample && as(other)([addressWire(sample, use)])).toEqual(E.right(undefined));
});

it('reads an identity document as it was sent', () => {
  const type = fc.constantFrom<IdentityType>('RG', 'CNH', 'RNE');
  const details = fc.record({ number: text, motherName: text, fatherName: text, issuedOn: day, last: day });
  const documents = fc
    .tuple(type, details, oneOf(STATES))
    .map(([documentType, { last, ...shown }, state]): IdentityDetails => {
      const parts = IDENTITY_PARTS[documentType];
      return {
        documentType,
        ...shown,
        issuingBody: parts.issuingBody === 'national' ? 'IFP' : undefined,
        foreignIssuingBody: parts.issuingBody === 'foreign' ? 'CGPI/DIREX/PF' : undefined,
        placeOfIssue: parts.hasPlaceOfIssue ? state : undefined,
        validUntil: parts.hasValidity ? last : undefined,
      };
    });
  survives(documents, identificationWire, read(IdentityDocumentWire, identificationOf));
});

it('reads a PEP record as it was sent', () => {
  const role = fc.record({
    functionId: id,
    startedOn: day,
    endedOn: maybe(day),
    company: maybe(text),
    cnpj: maybe(cnpj),
  });
  const kind = fc.oneof(
    fc.record({ _tag: fc.constant('family' as const), parentId: id }),
    fc.record({ _tag: fc.constant('close' as const), relationId: id }),
  );
  const relation = fc.record({ name: text, cpf, functionId: id, kind });
  const records: fc.Arbitrary<PepRecord> = fc.record({ role: maybe(role), relation: maybe(relation) });
  survives(records, (record) => PepRecordWire.encode(pepValuesOf(record)), read(PepRecordWire, pepRecordOf));
});

const yesNo = maybe(fc.constantFrom('yes' as const, 'no' as const));
const residence: fc.Arbitrary<TaxResidence> = fc.record({
  countryId: id,
  taxId: fc.oneof(
    fc.record({ _tag: fc.constant('Has' as const), number: text }),
    fc.constantFrom({ _tag: 'Waiting' as const }, { _tag: 'NotNeeded' as const }),
  ),
});
const questions = {
  hasOtherNationality: yesNo,
  hasOtherTaxResidence: yesNo,
  hasOtherVisa: yesNo,
  wasBornInUsa: yesNo,
  isUsCitizen: yesNo,
  isUsPermanentResident: yesNo,
  isUsTaxResident: yesNo,
  refusesSsn: yesNo,
  ssn: maybe(digits),
};
const renounced = fc.oneof(
  fc.record({ hasRenouncedNationality: fc.constant('yes' as const), renouncedNationalities: fc.array(id) }),
  fc.record({
    hasRenouncedNationality: fc.constantFrom('no' as const, undefined),
    renouncedNationalities: fc.constant(undefined),
  }),
);
const reasons = fc.subarray(NON_RESIDENT_REASONS.map(({ value }) => value));
const declared = fc.oneof(
  fc.record({ taxDeclaration: fc.constant('fatca' as const), nonResidentReasons: reasons }),
  fc.record({ taxDeclaration: fc.constant('crs' as const), nonResidentReasons: fc.constant(undefined) }),
);

it('reads a FATCA record as it was sent', () => {
  const records: fc.Arbitrary<FatcaRecord> = fc.record({
    answers: fc.tuple(fc.record(questions), renounced, declared).map(([a, b, c]) => ({ ...a, ...b, ...c })),
    residences: fc.array(residence, { maxLength: 5 }),
  });
  survives(records, fatcaRecordWire, read(FatcaRecordWire, fatcaRecordOf));
});

it('reads income and patrimony to the cent as they were sent', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 13 }).map(cents);
  const records: fc.Arbitrary<EquityRecord> = fc.record({
    income: amount,
    otherIncome: amount,
    otherIncomeDescription: maybe(text),
    realEstate: amount,
    movable: amount,
    financialInvestments: amount,
  });
  const back = read(EquityRecordWire, equityRecordOf);
  survives(records, equityRecordWire, back);
  expect(back({ salary: null })).toEqual(E.right(undefined));
});

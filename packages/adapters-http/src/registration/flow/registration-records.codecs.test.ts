import { calendarDay, cents, makeCnpj, makeCpf } from '@aroeira/domain/kernel';
import {
  NON_RESIDENT_REASONS,
  PROFESSIONAL_TYPES,
  pepRecordOf,
  pepValuesOf,
  type BankAccount,
  type EquityRecord,
  type FatcaRecord,
  type PepRecord,
  type ProfessionalRecord,
  type TaxResidence,
} from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import { identity } from 'fp-ts/function';
import fc from 'fast-check';
import type * as t from 'io-ts';
import { expect, it } from 'vitest';
import { BankAccountWire } from '../accounts/bank-accounts.codecs.ts';
import { equityRecordOf, EquityRecordWire, equityRecordWire } from '../work/equity-records.codecs.ts';
import { fatcaRecordOf, fatcaRecordWire, FatcaRecordWire } from '../tax/fatca-records.codecs.ts';
import { PepRecordWire } from '../declarations/pep-records.codecs.ts';
import { ProfessionalRecordWire } from '../work/professional-records.codecs.ts';

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const text = fc.string({ minLength: 1, maxLength: 60 });
const digits = fc.stringMatching(/^\d{1,10}$/);
/** A chance that is always the same for one seed: the check digits follow from it. */
const chanceOf = (seed: number) => {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
};
const seed = fc.integer({ min: 1, max: 2_147_483_646 });
const cpf = seed.map((from) => makeCpf(chanceOf(from)));
const cnpj = seed.map((from) => makeCnpj(chanceOf(from)));
const day = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => calendarDay(date.toISOString().slice(0, 10)));
const maybe = <A>(value: fc.Arbitrary<A>) => fc.option(value, { nil: undefined });

/** What a reader makes of a body that went through JSON. */
const read =
  <W, A>(codec: t.Decoder<unknown, W>, of: (wire: W) => A) =>
  (body: unknown): E.Either<unknown, A> =>
    E.map(of)(codec.decode(JSON.parse(JSON.stringify(body))));

const role = fc.record({
  functionId: id,
  startedOn: day,
  endedOn: maybe(day),
  company: maybe(text),
  cnpj: maybe(cnpj),
});
const relation = fc.record({
  name: text,
  cpf,
  functionId: id,
  kind: fc.oneof(
    fc.record({ _tag: fc.constant('family' as const), parentId: id }),
    fc.record({ _tag: fc.constant('close' as const), relationId: id }),
  ),
});

it('reads a PEP record as it was sent', () => {
  const records: fc.Arbitrary<PepRecord> = fc.record({ role: maybe(role), relation: maybe(relation) });
  const back = read(PepRecordWire, pepRecordOf);
  fc.assert(
    fc.property(records, (record) => {
      expect(back(PepRecordWire.encode(pepValuesOf(record)))).toEqual(E.right(record));
    }),
  );
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
  const back = read(FatcaRecordWire, fatcaRecordOf);
  fc.assert(
    fc.property(records, (record) => {
      expect(back(fatcaRecordWire(record))).toEqual(E.right(record));
    }),
  );
});

it('reads a professional record as it was sent', () => {
  const records: fc.Arbitrary<ProfessionalRecord> = fc.record({
    professionalType: fc.constantFrom(...PROFESSIONAL_TYPES.map(({ value }) => value)),
    careerId: maybe(id),
    company: maybe(text),
    cnpj: maybe(cnpj),
    functionId: maybe(id),
  });
  const back = read(ProfessionalRecordWire, identity);
  fc.assert(
    fc.property(records, (record) => {
      expect(back(ProfessionalRecordWire.encode(record))).toEqual(E.right(record));
    }),
  );
});

it('reads a bank account as it was sent', () => {
  const accounts: fc.Arbitrary<BankAccount & { readonly id: number }> = fc.record({
    id,
    bankId: id,
    bank: fc.record({ id, name: text, code: digits }),
    branch: digits,
    number: digits,
    checkDigit: fc.stringMatching(/^\d$/),
    isBradescoAccount: fc.boolean(),
    allowsDebit: fc.boolean(),
    hasCoHolders: fc.boolean(),
    coHolders: fc.array(fc.record({ name: text, cpf }), { maxLength: 2 }),
  });
  const back = read(BankAccountWire, identity);
  fc.assert(
    fc.property(accounts, (account) => {
      expect(back(BankAccountWire.encode(account))).toEqual(E.right(account));
    }),
  );
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
  fc.assert(
    fc.property(records, (record) => {
      expect(back(equityRecordWire(record))).toEqual(E.right(record));
    }),
  );
  expect(back({ salary: null })).toEqual(E.right(undefined));
});

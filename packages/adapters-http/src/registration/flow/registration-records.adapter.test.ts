import { calendarDay, cents } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import { makeSaveBankAccounts, type FatcaRecord } from '@aroeira/domain/registration';
import { bankAccount, cpf, NO_FATCA_ANSWERS } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { answering } from '../../http/testing/index.ts';
import {
  makeHttpBankAccounts,
  makeHttpEquityRecords,
  makeHttpFatcaRecords,
  makeHttpOptionLists,
  makeHttpPepRecords,
  makeHttpProfessionalRecords,
} from '../index.ts';

const at = (body: unknown) => {
  const { http, seen, calls } = answering(200, body);
  return { http, calls, sent: () => seen.map((call) => call.body) };
};

it('family relations are list 1, close ones list 2 [R299]', async () => {
  const { http, calls } = at([{ id: 3, name: 'Mãe' }]);
  const lists = makeHttpOptionLists(http);
  expect(await lists.familyRelations()).toEqual(E.right([{ value: 3, label: 'Mãe' }]));
  await lists.closeRelations();
  expect(calls()).toEqual(['GET /clientPep/relations/1', 'GET /clientPep/relations/2']);
});

describe('a PEP record', () => {
  const role = {
    functionId: 7,
    startedOn: calendarDay('2021-01-01'),
    endedOn: undefined,
    company: 'Prefeitura',
    cnpj: undefined,
  };
  const related = { name: 'Bia', cpf: cpf('23157281500'), functionId: 3 };

  it('is sent with the names of the specification, and only the id of its kind of relation [R297] [R298] [R300]', async () => {
    const { http, calls, sent } = at({});
    const peps = makeHttpPepRecords(http);
    await peps.save(7, { role, relation: { ...related, kind: { _tag: 'family', parentId: 2 } } })();
    await peps.save(7, { role: undefined, relation: { ...related, kind: { _tag: 'close', relationId: 4 } } })();
    const both = {
      clientId: 7,
      functionId: 7,
      initialDate: '2021-01-01',
      endDate: null,
      company: 'Prefeitura',
      cnpj: null,
      functionRelationId: 3,
      nameOfRelation: 'Bia',
      documentRelation: '23157281500',
      relationTypeId: 1,
      parentId: 2,
      relationId: null,
    };
    const none = { functionId: null, initialDate: null, company: null };
    expect(calls()).toEqual(['POST /clientPep', 'POST /clientPep']);
    expect(sent()).toEqual([both, { ...both, ...none, relationTypeId: 2, parentId: null, relationId: 4 }]);
  });

  it('is undefined before the client declared anything', async () => {
    for (const empty of [{}, { functionId: null, functionRelationId: null }])
      expect(await makeHttpPepRecords(at(empty).http).read(7)()).toEqual(E.right(undefined));
  });
});

const fatca = (changes: Partial<FatcaRecord['answers']> = {}): FatcaRecord => ({
  answers: {
    ...NO_FATCA_ANSWERS,
    taxDeclaration: 'crs',
    hasOtherVisa: 'no',
    ...changes,
  },
  residences: [{ countryId: 30, taxId: { _tag: 'Has', number: '123' } }],
});

describe('a FATCA record', () => {
  const sentFor = async (record: FatcaRecord) => {
    const { http, calls, sent } = at({});
    await makeHttpFatcaRecords(http).save(1, record)();
    expect(calls()).toEqual(['POST /fatcas']);
    return Object(sent()[0]);
  };

  it('goes to /fatcas, with one flag a country [R303] [R305]', async () => {
    const answer = { countryId: 30, nif: '123', isWaitingNif: false, hasNif: true, dontNeedNif: false, type: 'crs' };
    expect(await sentFor(fatca())).toMatchObject({
      requestType: 'crs',
      hasOtherVisa: false,
      bornEua: null,
      answers: [answer],
    });
    const flagsFor = async (taxId: FatcaRecord['residences'][number]['taxId']) => {
      const { answers } = await sentFor({ ...fatca(), residences: [{ countryId: 30, taxId }] });
      const { isWaitingNif, hasNif, dontNeedNif } = Object(answers[0]);
      return [isWaitingNif, hasNif, dontNeedNif];
    };
    expect(await flagsFor({ _tag: 'Waiting' })).toEqual([true, false, false]);
    expect(await flagsFor({ _tag: 'NotNeeded' })).toEqual([false, false, true]);
  });

  it('sends another tax residence as 1 or 0, and leaves it out without an answer [R304]', async () => {
    for (const [answer, value] of [
      ['yes', 1],
      ['no', 0],
    ] as const)
      expect(await sentFor(fatca({ hasOtherTaxResidence: answer }))).toMatchObject({ hasOtherFiscalResidence: value });
    expect(Object.keys(await sentFor(fatca()))).not.toContain('hasOtherFiscalResidence');
  });

  it('has a flag a reason', async () => {
    const body = await sentFor(
      fatca({ taxDeclaration: 'fatca', refusesSsn: 'yes', nonResidentReasons: ['notDeclared', 'withoutGreenCard'] }),
    );
    const flags = Object.entries(body).filter(([name, value]) => name.startsWith('is') && value === true);
    expect(flags.map(([name]) => name)).toEqual(['isNotIrs', 'isWithoutGc']);
  });

  it('is none before it was declared, and unreadable with two flags a country', async () => {
    expect(await makeHttpFatcaRecords(at({}).http).read(7)()).toEqual(E.right(undefined));
    const answer = { countryId: 30, nif: null, isWaitingNif: true, hasNif: false, dontNeedNif: true, type: 'crs' };
    const { http } = at({ requestType: 'crs', answers: [answer] });
    expect(await makeHttpFatcaRecords(http).read(7)()).toMatchObject(E.left({ _tag: 'Unreadable' }));
  });
});

describe('a professional record', () => {
  it('sends its five fields, also when an office stands in for a profession [R350] [R351]', async () => {
    const { http, calls, sent } = at({});
    const records = makeHttpProfessionalRecords(http);
    const nothing = { careerId: undefined, company: undefined, cnpj: undefined, functionId: undefined };
    await records.save(1, { ...nothing, professionalType: 'salaried', careerId: 11, company: 'Ipê' })();
    await records.save(1, { ...nothing, professionalType: undefined, functionId: 7 })();
    expect(calls()).toEqual(Array(2).fill('POST /professionalInformations'));
    expect(sent()).toEqual([
      { professionalType: 1, carrerId: 11, company: 'Ipê', cnpj: null, functionId: null },
      { professionalType: null, carrerId: null, company: null, cnpj: null, functionId: 7 },
    ]);
  });
});

describe('bank accounts', () => {
  const account = {
    id: undefined,
    bankId: 53,
    bank: { id: 53, name: 'Bradesco', code: '237' },
    branch: '0123',
    number: '98765',
    checkDigit: '0',
    isBradescoAccount: true,
    allowsDebit: true,
    hasCoHolders: true,
    coHolders: [{ name: 'Bia', cpf: cpf('23157281500') }],
  };

  it('are sent to their form as the holder’s, with the purpose [R340] [R341]', async () => {
    const { http, calls, sent } = at({});
    const other = { ...account, id: 4, allowsDebit: false };
    await makeHttpBankAccounts(http).save({ formId: 31, accounts: [account, other], purpose: 'remake' })();
    const wire = {
      bankId: 53,
      bank: account.bank,
      agency: '0123',
      accountNumber: '98765',
      digit: '0',
      isBradescoAccount: true,
      debitAuthorization: 1,
      haveCoHolders: true,
      coHolders: account.coHolders,
    };
    const accounts = [wire, { ...wire, id: 4, debitAuthorization: 0 }];
    const body = { registrationFormId: 31, accounts, toHolder: true, savePurpose: 'remake' };
    expect([calls(), sent()]).toEqual([['POST /bank-account'], [body]]);
  });

  it('are an empty list for a form without accounts', async () => {
    for (const holderBankInformation of [null, { id: 1, accounts: [] }])
      expect(await makeHttpBankAccounts(at({ holderBankInformation }).http).list(7)()).toEqual(E.right([]));
  });
});

it('of an old draft only two accounts are sent, with two co-holders each [R332] [R333]', async () => {
  const { http, sent } = at({});
  const coHolders = ['23157281500', '23317823771', '54052167120'].map((each) => ({ name: 'Bia', cpf: cpf(each) }));
  const drafts = [1, 2, 3].map((id) => bankAccount({ id, hasCoHolders: true, coHolders }));
  const save = makeSaveBankAccounts({
    bankAccounts: makeHttpBankAccounts(http),
    standings: { form: () => TE.right({ formId: 31, approval: 'started', verdict: 'ok' }) },
  });
  await save(7, { drafts, holder: ANA })();
  const { accounts } = Object(sent()[0]);
  expect(accounts).toMatchObject([{ id: 1 }, { id: 2 }]);
  for (const account of accounts) expect(account.coHolders).toHaveLength(2);
});

it('the financial situation is sent as the sum of the three patrimonies, without the income [R362]', async () => {
  const { http, sent } = at({});
  const [income, otherIncome] = [cents(9_000_00), cents(0)];
  const patrimony = { realEstate: cents(1_000_00), movable: cents(2_000_00), financialInvestments: cents(4_000_00) };
  await makeHttpEquityRecords(http).save(7, { income, otherIncome, otherIncomeDescription: undefined, ...patrimony })();
  expect(sent()).toMatchObject([{ salary: 9_000, investorFinancialSituation: 7_000 }]);
});

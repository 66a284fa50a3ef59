import { calendarDay, cents } from '@aroeira/domain/kernel';
import type { BankAccount, FatcaRecord } from '@aroeira/domain/registration';
import { cpf } from '@aroeira/domain/registration/testing';
import * as E from 'fp-ts/Either';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '../../http/testing/sandbox.ts';
import {
  makeHttpBankAccounts,
  makeHttpClientRecords,
  makeHttpEquityRecords,
  makeHttpFatcaRecords,
  makeHttpPepRecords,
  makeHttpProfessionalRecords,
  makeHttpStandings,
} from '../index.ts';

const { signedIn } = testSandbox();
let carla: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  carla = await signedIn('carla');
  const answers = { hasWorked: 'yes', hasRelation: 'yes', hasFatca: 'yes' } as const;
  await makeHttpClientRecords(carla.http).saveTaxInformation(carla.session.clientId, answers)();
}, 60_000);

const filled = async (item: 'professional' | 'pep' | 'fatca' | 'bankAccounts') => {
  const { clientId } = carla.session;
  const list = await makeHttpStandings(carla.http).checkList(clientId + 1000, clientId)();
  return E.isRight(list) && list.right.filled[item];
};

describe('the bank accounts of a client', () => {
  it('are two of ana’s, one at Bradesco, and nobody else’s', async () => {
    const { http, session } = await signedIn('ana');
    const accounts = makeHttpBankAccounts(http);
    expect(await accounts.list(session.clientId)()).toMatchObject(
      E.right([
        { bankId: 53, bank: { code: '237' }, isBradescoAccount: true, allowsDebit: true, hasCoHolders: false },
        { bankId: 7, isBradescoAccount: false, allowsDebit: false },
      ]),
    );
    expect(await accounts.list(session.clientId + 1)()).toMatchObject(E.left({ _tag: 'Refused', status: 403 }));
  });

  const account: BankAccount = {
    id: undefined,
    bankId: 7,
    bank: { id: 7, name: 'Itaú Unibanco S.A.', code: '341' },
    branch: '0123456789',
    number: '0987654321',
    checkDigit: '0',
    isBradescoAccount: false,
    allowsDebit: false,
    hasCoHolders: true,
    coHolders: [{ name: 'Bia Prado', cpf: cpf('23157281500') }],
  };

  it('are saved and read back, and fill their part of the check list', async () => {
    const { clientId } = carla.session;
    const accounts = makeHttpBankAccounts(carla.http);
    const save = (saved: readonly BankAccount[]) =>
      accounts.save({ formId: clientId + 1000, accounts: saved, purpose: 'new' })();
    expect(await save([account])).toEqual(E.right(undefined));
    const kept = await accounts.list(clientId)();
    expect(kept).toMatchObject(E.right([{ ...account, id: expect.any(Number), bank: { id: 7 } }]));
    expect(await filled('bankAccounts')).toBe(true);
    const coHolders = [{ name: 'Carla', cpf: cpf('60891723919') }];
    expect(await save([{ ...account, coHolders }])).toMatchObject(E.left({ code: 'ERR140' }));
    const twice = { ...account, coHolders: [...account.coHolders, ...account.coHolders] };
    expect(await save([twice])).toMatchObject(E.left({ fields: ['secondCoHolderCpf'] }));
    const noBank = { ...account, bankId: 999, bank: { ...account.bank, id: 999 } };
    expect(await save([noBank])).toMatchObject(E.left({ fields: ['bankId'] }));
  });
});

describe('what a client declares', () => {
  it('of PEP roles is kept for them', async () => {
    const peps = makeHttpPepRecords(carla.http);
    const { clientId } = carla.session;
    expect(await peps.read(clientId)()).toEqual(E.right(undefined));
    const record = {
      role: {
        functionId: 7,
        startedOn: calendarDay('2021-01-01'),
        endedOn: calendarDay('2021-01-02'),
        company: 'Prefeitura de Santos',
        cnpj: undefined,
      },
      relation: {
        name: 'Bia Prado',
        cpf: cpf('23157281500'),
        functionId: 3,
        kind: { _tag: 'family' as const, parentId: 2 },
      },
    };
    expect(await peps.save(clientId, { ...record, role: { ...record.role, functionId: 999 } })()).toMatchObject(
      E.left({ status: 400, fields: ['functionId'] }),
    );
    expect(await peps.save(clientId, record)()).toEqual(E.right(undefined));
    expect(await peps.read(clientId)()).toEqual(E.right(record));
    expect(await filled('pep')).toBe(true);
  });

  it('of taxes elsewhere is kept for them', async () => {
    const fatcas = makeHttpFatcaRecords(carla.http);
    const { clientId } = carla.session;
    const record: FatcaRecord = {
      answers: {
        taxDeclaration: 'fatca',
        hasOtherNationality: 'yes',
        hasOtherTaxResidence: 'no',
        hasOtherVisa: undefined,
        hasRenouncedNationality: 'yes',
        renouncedNationalities: [5, 6],
        wasBornInUsa: 'no',
        isUsCitizen: undefined,
        isUsPermanentResident: undefined,
        isUsTaxResident: 'no',
        refusesSsn: 'no',
        ssn: '123456789',
        nonResidentReasons: ['student', 'withoutTaxResidence'],
      },
      residences: [],
    };
    expect(await fatcas.read(clientId)()).toEqual(E.right(undefined));
    expect(await fatcas.save(clientId, record)()).toEqual(E.right(undefined));
    expect(await fatcas.read(clientId)()).toEqual(E.right(record));
    expect(await filled('fatca')).toBe(true);
  });

  it('of a profession is kept for them', async () => {
    const professions = makeHttpProfessionalRecords(carla.http);
    const record = {
      professionalType: 'liberal' as const,
      careerId: 2,
      company: undefined,
      cnpj: undefined,
      functionId: undefined,
    };
    expect(await filled('professional')).toBe(false);
    expect(await professions.save(carla.session.clientId, record)()).toEqual(E.right(undefined));
    expect(await professions.read(carla.session.clientId)()).toEqual(E.right(record));
    expect(await filled('professional')).toBe(true);
  });

  it('of income and patrimony is kept for them, in whole reais', async () => {
    const equity = makeHttpEquityRecords(carla.http);
    const { clientId } = carla.session;
    const record = {
      income: cents(12_000_00),
      otherIncome: cents(0),
      otherIncomeDescription: undefined,
      realEstate: cents(0),
      movable: cents(4_999_00),
      financialInvestments: cents(1_00),
    };
    expect(await equity.read(clientId)()).toEqual(E.right(undefined));
    expect(await equity.save(clientId, record)()).toEqual(E.right(undefined));
    expect(await equity.read(clientId)()).toEqual(E.right(record));
    const short = await equity.save(clientId, { ...record, movable: cents(4_998_00) })();
    expect(short).toMatchObject(E.left({ _tag: 'Refused', status: 400 }));
  });
});

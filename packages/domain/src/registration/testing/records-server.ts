import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { cents, zero } from '../../kernel/money.ts';
import type { BankAccount } from '../accounts/bank-account.ts';
import type { BankAccounts, SentAccounts } from '../accounts/bank-accounts.ports.ts';
import type { PepRecord } from '../declarations/pep-record.ts';
import type { OptionLists } from '../option-lists.ports.ts';
import type { FatcaRecord } from '../tax/fatca-record.ts';
import type { EquityRecord } from '../work/equity-record.ts';
import type { ProfessionalRecord } from '../work/professional-record.ts';
import type { EquityRecords, FatcaRecords, PepRecords, ProfessionalRecords } from '../records.ports.ts';

/** What the server has at the start. By default nothing. */
interface Answers {
  readonly pep?: PepRecord;
  readonly fatca?: FatcaRecord;
  readonly profession?: ProfessionalRecord;
  readonly equity?: EquityRecord;
  readonly accounts?: readonly BankAccount[];
  /** The failures of the next saves, in their order. */
  readonly unsaved?: readonly CallFailure[];
}

/** Short lists, as the server gives them. */
export const optionLists: OptionLists = {
  careers: TE.right([{ value: 2, label: 'Advogado(a)' }]),
  countries: TE.right([
    { value: 1, label: 'Brasil' },
    { value: 11, label: 'Chile' },
    { value: 30, label: 'Portugal' },
  ]),
  functions: TE.right([{ value: 7, label: 'Prefeito(a)' }]),
  familyRelations: TE.right([{ value: 2, label: 'Irmã(o)' }]),
  closeRelations: TE.right([{ value: 3, label: 'Sócio(a)' }]),
  banks: TE.right([
    { id: 7, name: 'Itaú Unibanco S.A.', code: '341' },
    { id: 53, name: 'Banco Bradesco S.A.', code: '237' },
  ]),
};

/** A server that keeps the records of one client from the PEP page on. It remembers what was read, and what each save sent. */
export const recordsServer = ({ unsaved = [], ...answers }: Answers = {}) => {
  let kept = answers;
  const failing = [...unsaved];
  const sent: unknown[] = [];
  const asked: string[] = [];
  const save = (record: unknown, change: Answers): TE.TaskEither<CallFailure, void> =>
    TE.fromIOEither(() => {
      sent.push(record);
      const failure = failing.shift();
      if (failure !== undefined) return { _tag: 'Left', left: failure };
      kept = { ...kept, ...change };
      return { _tag: 'Right', right: undefined };
    });
  const read = <K extends keyof typeof kept>(name: K) =>
    TE.fromIO<(typeof kept)[K], CallFailure>(() => {
      asked.push(name);
      return kept[name];
    });
  /** The server gives an id to each new account. */
  const numbered = (accounts: readonly BankAccount[]) =>
    accounts.map((account, index) => ({ ...account, id: account.id ?? 100 + index }));
  const peps: PepRecords = { read: () => read('pep'), save: (_, pep) => save(pep, { pep }) };
  const fatcas: FatcaRecords = { read: () => read('fatca'), save: (_, fatca) => save(fatca, { fatca }) };
  const professions: ProfessionalRecords = {
    read: () => read('profession'),
    save: (_, profession) => save(profession, { profession }),
  };
  const equity: EquityRecords = { read: () => read('equity'), save: (_, record) => save(record, { equity: record }) };
  const bankAccounts: BankAccounts = {
    list: () =>
      pipe(
        read('accounts'),
        TE.map((accounts = []) => accounts),
      ),
    save: (all: SentAccounts) => save(all, { accounts: numbered(all.accounts) }),
  };
  return { sent, asked, peps, fatcas, professions, equity, bankAccounts };
};

/** The same of a student who filled in every page. */
export const filledRecordsServer = (answers: Answers = {}) =>
  recordsServer({
    accounts: [bankAccount()],
    profession: {
      professionalType: 'student',
      careerId: undefined,
      company: undefined,
      cnpj: undefined,
      functionId: undefined,
    },
    equity: {
      income: zero,
      otherIncome: zero,
      otherIncomeDescription: undefined,
      realEstate: zero,
      movable: cents(500_000),
      financialInvestments: zero,
    },
    ...answers,
  });

/** An account of the client at Itaú. */
export const bankAccount = (changes: Partial<BankAccount> = {}): BankAccount => ({
  id: 10,
  bankId: 7,
  bank: { id: 7, name: 'Itaú Unibanco S.A.', code: '341' },
  branch: '0348',
  number: '184562',
  checkDigit: '1',
  isBradescoAccount: false,
  allowsDebit: false,
  hasCoHolders: false,
  coHolders: [],
  ...changes,
});

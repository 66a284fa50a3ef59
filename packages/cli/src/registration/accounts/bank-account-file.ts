import { SentAccountWire, YesNoFromNumber } from '@aroeira/adapters-http/registration';
import { bankAccountForm, isBradesco, type AccountQuestions, type BankAccount } from '@aroeira/domain/registration';
import { checkListed } from '../flow/listed-forms.ts';
import type { Filed } from '../flow/page-file.ts';

/** The names of A §3 Bank account. The page has the co-holders as fields of its own. */
const NAMES = {
  ...SentAccountWire.names,
  coHolderName: 'coHolders.0.name',
  coHolderCpf: 'coHolders.0.cpf',
  secondCoHolderName: 'coHolders.1.name',
  secondCoHolderCpf: 'coHolders.1.cpf',
} as const;

const at = (coHolders: unknown, index: number): { readonly name?: unknown; readonly cpf?: unknown } =>
  Array.isArray(coHolders) ? Object(coHolders[index]) : {};

/** The page asks for each co-holder in turn, and whether there is a second one. */
const entry = (account: Filed): Filed => {
  const { id: _, coHolders, ...filed } = account;
  const [first, second] = [at(coHolders, 0), at(coHolders, 1)];
  const hasSecond = Array.isArray(coHolders) && coHolders.length > 1;
  return {
    ...filed,
    [NAMES.hasCoHolders]: filed[NAMES.hasCoHolders] ?? (Array.isArray(coHolders) && coHolders.length > 0),
    [NAMES.coHolderName]: first.name,
    [NAMES.coHolderCpf]: first.cpf,
    hasSecondCoHolder: hasSecond,
    [NAMES.secondCoHolderName]: second.name,
    [NAMES.secondCoHolderCpf]: second.cpf,
  };
};

/** Checks accounts of a file by the form of their page. @param list the name of the list; `undefined` when the file is the only account */
export const checkAccounts = (list: string | undefined, questions: AccountQuestions) =>
  checkListed({
    list,
    form: bankAccountForm(questions),
    names: NAMES,
    words: { allowsDebit: YesNoFromNumber },
    entry,
  });

/** An account as a file that gives the same account again. The page asks about the debit only at Bradesco. */
export const filedAccount = (account: BankAccount): Filed => {
  const { bank: _, isBradescoAccount: __, debitAuthorization, coHolders, ...filed } = SentAccountWire.encode(account);
  return {
    ...filed,
    ...(isBradesco(account) ? { debitAuthorization } : {}),
    ...(account.hasCoHolders ? { coHolders } : {}),
  };
};

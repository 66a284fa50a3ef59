import type { Values } from '../../kernel/fields/index.ts';
import type { bankAccountForm } from './bank-account.form.ts';
import { yesNo } from '../yes-no.ts';
import type { Bank, BankAccount, BankAccountDraft } from './bank-account.ts';

type AccountForm = ReturnType<typeof bankAccountForm>;

/** The values of the page of one account. */
type BankAccountValues = Values<AccountForm['fields'], keyof AccountForm['visibleWhen']>;

/** The account that the page shows, and the banks to choose from. */
interface AccountIdentity {
  /** `undefined` for a new account. */
  readonly id: number | undefined;
  readonly banks: readonly Bank[];
}

/**
 * Makes the account of the page's values. It allows a debit only when the client answered yes.
 *
 * @see spec A §3 Bank account
 */
export const accountDraftOf = (values: BankAccountValues, { id, banks }: AccountIdentity): BankAccountDraft => {
  const hasCoHolders = values.hasCoHolders === 'yes';
  const first = { name: values.coHolderName ?? '', cpf: values.coHolderCpf };
  const second = { name: values.secondCoHolderName ?? '', cpf: values.secondCoHolderCpf };
  const coHolders = values.hasSecondCoHolder === 'yes' ? [first, second] : [first];
  return {
    id,
    bankId: values.bankId,
    bank: banks.find((bank) => bank.id === values.bankId),
    branch: values.branch,
    number: values.number,
    checkDigit: values.checkDigit,
    // The server sets this flag. Before that, the bank's id decides.
    isBradescoAccount: false,
    allowsDebit: values.allowsDebit === 'yes',
    hasCoHolders,
    coHolders: hasCoHolders ? coHolders : [],
  };
};

/** The values of the page for a saved account. */
export const bankAccountValuesOf = (account: BankAccount): BankAccountValues => {
  const [first, second] = account.coHolders;
  return {
    bankId: account.bankId,
    branch: account.branch,
    number: account.number,
    checkDigit: account.checkDigit,
    allowsDebit: yesNo(account.allowsDebit),
    hasCoHolders: yesNo(account.hasCoHolders),
    coHolderName: first?.name,
    coHolderCpf: first?.cpf,
    hasSecondCoHolder: first && yesNo(second !== undefined),
    secondCoHolderName: second?.name,
    secondCoHolderCpf: second?.cpf,
  };
};

import type { Values } from '../../kernel/fields/index.ts';
import type { bankAccountForm } from './bank-account.form.ts';
import type { Bank, BankAccountDraft } from './bank-account.ts';

type AccountForm = ReturnType<typeof bankAccountForm>;

/** What the page of one account hands on. */
type BankAccountValues = Values<AccountForm['fields'], keyof AccountForm['visibleWhen']>;

/** Which account the page was opened for, and what can be chosen on it. */
interface AccountIdentity {
  /** `undefined` for one more account. */
  readonly id: number | undefined;
  readonly banks: readonly Bank[];
}

/**
 * The account that a page describes. A debit is allowed where it was asked for and answered with yes, and nowhere else.
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
    // The server's own word; until it has the account the bank's id decides.
    isBradescoAccount: false,
    allowsDebit: values.allowsDebit === 'yes',
    hasCoHolders,
    coHolders: hasCoHolders ? coHolders : [],
  };
};

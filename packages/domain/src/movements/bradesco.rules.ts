import type { BankAccount } from './bank-account.ts';

/** @see spec B §9 */
const BRADESCO_BANK_IDS: readonly number[] = [53, 142, 176, 54, 182];

/**
 * Whether an account is one of Bradesco, which is debited instead of sending a TED. Flag or bank: one of them is enough,
 * since a mistake only shows one more warning.
 *
 * @see spec B §3 Bank account, B §9; decision Q092
 */
export const isBradescoAccount = ({ isMarkedBradesco, bankId }: BankAccount): boolean =>
  isMarkedBradesco || BRADESCO_BANK_IDS.includes(bankId);

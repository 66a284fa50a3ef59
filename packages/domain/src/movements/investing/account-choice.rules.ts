import type { BankAccount } from '../bank-account.ts';

/**
 * The account that is chosen before the client chooses: the only one there is. With two, none is, since money must not
 * go to an account that nobody chose.
 *
 * @see spec B §4 Redemption flow 3; decision Q096
 */
export const preselectedAccount = (accounts: readonly BankAccount[]): BankAccount | undefined =>
  accounts.length === 1 ? accounts[0] : undefined;

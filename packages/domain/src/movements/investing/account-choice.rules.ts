import type { BankAccount } from '../bank-account.ts';

/**
 * The account that is chosen before the client chooses: the only one there is. With two accounts none is chosen, since
 * money must not go to an account that nobody chose.
 *
 * @see spec B §4 Redemption flow 3; decision Q096
 */
export const preselectedAccount = (accounts: readonly BankAccount[]): BankAccount | undefined =>
  accounts.length === 1 ? accounts[0] : undefined;

/** The account with this id when it belongs to the client. An account of another client counts as none. */
export const ownAccount = (
  accounts: readonly BankAccount[],
  bankAccountId: number | undefined,
): BankAccount | undefined => accounts.find(({ id }) => id === bankAccountId);

import type { BankAccount } from '../bank-account.ts';

/**
 * The account that is chosen in advance: the client's only account. With two accounts none is chosen, because money
 * must not go to an account that nobody chose.
 *
 * @see spec B §4 Redemption flow 3; decision Q096
 */
export const preselectedAccount = (accounts: readonly BankAccount[]): BankAccount | undefined =>
  accounts.length === 1 ? accounts[0] : undefined;

/** The client's account with this id. An account of another client counts as no account. */
export const ownAccount = (
  accounts: readonly BankAccount[],
  bankAccountId: number | undefined,
): BankAccount | undefined => accounts.find(({ id }) => id === bankAccountId);

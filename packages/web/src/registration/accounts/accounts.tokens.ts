import type { BankAccount } from '@aroeira/domain/registration';
import { token } from '../../composition/token.ts';
import type { Kept } from '../../shell/session/kept.ts';
import type { AccountsDesk } from './accounts-desk.ts';

export const ACCOUNTS = {
  /** The saved accounts. The registration and the profile share them. */
  SavedAccounts: token<Kept<readonly BankAccount[]>>('SavedAccounts'),
  /** What the pages of the accounts share: those of the registration, and those of the profile. */
  AccountsDesk: token<AccountsDesk>('AccountsDesk'),
  ProfileDesk: token<AccountsDesk>('ProfileDesk'),
};

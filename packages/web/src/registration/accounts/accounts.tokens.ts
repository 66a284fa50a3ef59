import type { BankAccount } from '@aroeira/domain/registration';
import { tokens } from '../../composition/token.ts';
import type { Kept } from '../../shell/session/kept.ts';
import type { AccountsDesk } from './accounts-desk.ts';

export const ACCOUNTS = tokens<{
  /** The saved accounts. The registration and the profile share them. */
  SavedAccounts: Kept<readonly BankAccount[]>;
  /** What the pages of the accounts share: those of the registration, and those of the profile. */
  AccountsDesk: AccountsDesk;
  ProfileDesk: AccountsDesk;
}>('ACCOUNTS');

import { tokens } from '../../composition/token.ts';
import type { ProfileAccountViewModel } from './profile-account.view-model.ts';
import type { ProfileAccountsViewModel } from './profile-accounts.view-model.ts';

/** The bank accounts that an approved client changes from the profile. The pages answer nothing without a session. */
export const PROFILE_ACCOUNTS = tokens<{
  OpenAccounts: () => ProfileAccountsViewModel | undefined;
  OpenAccount: () => ProfileAccountViewModel | undefined;
}>('PROFILE_ACCOUNTS');

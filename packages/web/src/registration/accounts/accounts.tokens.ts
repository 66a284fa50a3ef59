import { token } from '../../composition/token.ts';
import type { AccountsDesk } from './accounts-desk.ts';

export const ACCOUNTS = {
  /** What the pages of the accounts share. */
  AccountsDesk: token<AccountsDesk>('AccountsDesk'),
};

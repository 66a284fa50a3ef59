import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { BankAccount } from './bank-account.ts';
import type { Purpose } from '../flow/purpose.ts';

/** All accounts of a client. The server removes an account that is not in the list. */
export interface SentAccounts {
  /** The id of the registration form. It is not the client's id. */
  readonly formId: number;
  /** One or two accounts, as `accountsToSend` returns them. A new account has no id. */
  readonly accounts: readonly BankAccount[];
  readonly purpose: Purpose;
}

/**
 * The bank accounts of clients.
 *
 * @see spec A §3 Registration form, holderBankInformation; A §7 `POST /bank-account`; decision 0154
 */
export interface BankAccounts {
  /** Reads the client's accounts in the server's order. Refused with ERR118 for a client without a registration. */
  readonly list: (clientId: number) => TaskEither<CallFailure, readonly BankAccount[]>;
  /** Replaces all accounts, so it may be repeated. Refused with ERR140 when a co-holder has the holder's own CPF. */
  readonly save: (saved: SentAccounts) => TaskEither<CallFailure, void>;
}

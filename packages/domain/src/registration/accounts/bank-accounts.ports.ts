import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { BankAccount } from './bank-account.ts';
import type { Purpose } from '../flow/purpose.ts';

/** All the accounts of a client: what is not among them is removed. */
export interface SentAccounts {
  /** Of the registration form, which is not the client's own id. */
  readonly formId: number;
  /** One or two, as `accountsToSend` answers them. One without an id is new. */
  readonly accounts: readonly BankAccount[];
  readonly purpose: Purpose;
}

/**
 * Where a client's bank accounts are kept.
 *
 * @see spec A §3 Registration form, holderBankInformation; A §7 `POST /bank-account`; docs/decisions/0154
 */
export interface BankAccounts {
  /** The client's own, in the order in which they came. Refused with ERR118 for a client without a registration. */
  readonly list: (clientId: number) => TaskEither<CallFailure, readonly BankAccount[]>;
  /** May be repeated, since it replaces them all. Refused with ERR140 when a co-holder has the holder's own CPF. */
  readonly save: (saved: SentAccounts) => TaskEither<CallFailure, void>;
}

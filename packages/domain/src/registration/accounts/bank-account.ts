import type { Cpf } from '../../kernel/document.ts';

/** A bank of the list. @see spec A §7 `GET /banks/all` */
export interface Bank {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/** A person who shares an account. */
export interface CoHolder {
  readonly name: string;
  readonly cpf: Cpf;
}

/** An account that can be sent. @see spec A §3 Bank account */
export interface BankAccount {
  /** The id of the account. `undefined` before the server saved it. */
  readonly id: number | undefined;
  readonly bankId: number;
  readonly bank: Bank;
  /** Up to 10 digits. */
  readonly branch: string;
  /** Up to 10 digits. */
  readonly number: string;
  /** 1 digit. */
  readonly checkDigit: string;
  readonly isBradescoAccount: boolean;
  readonly allowsDebit: boolean;
  readonly hasCoHolders: boolean;
  readonly coHolders: readonly CoHolder[];
}

/** An account while the client fills it in. Its texts may be empty. */
export type BankAccountDraft = Omit<BankAccount, 'bankId' | 'bank' | 'coHolders'> & {
  readonly bankId: number | undefined;
  readonly bank: Bank | undefined;
  readonly coHolders: readonly { readonly name: string; readonly cpf: Cpf | undefined }[];
};

/** The maximum number of accounts of a client. @see spec A §9 */
export const MAXIMUM_ACCOUNTS = 2;

/** The maximum number of co-holders of an account. @see spec A §9 */
export const MAXIMUM_CO_HOLDERS = 2;

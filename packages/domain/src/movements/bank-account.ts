/** A bank account of the client. Money comes from it and goes to it. @see spec B §3 Bank account */
export interface BankAccount {
  /** The id of the account, which an order names. It is not the id of the bank. */
  readonly id: number;
  readonly bankId: number;
  /** Absent when the list of banks does not know the bank. */
  readonly bankName: string | undefined;
  readonly branch: string;
  readonly number: string;
  readonly checkDigit: string;
}

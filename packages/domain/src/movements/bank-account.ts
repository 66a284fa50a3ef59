/** A bank account of the client, as money is sent from it and to it. @see spec B §3 Bank account */
export interface BankAccount {
  /** The account's, which an order names; not the bank's. */
  readonly id: number;
  readonly bankId: number;
  /** Absent when the list of banks does not know the bank. */
  readonly bankName: string | undefined;
  readonly branch: string;
  readonly number: string;
  readonly checkDigit: string;
}

import type { Instant } from '../../kernel/days.ts';
import type { Cents } from '../../kernel/money.ts';
import type { BankAccount } from '../bank-account.ts';
import type { TransferDetails } from '../funds/fund.ts';

/** A word of the server outside the catalogue. The screen shows it unchanged. @see decision Q100 */
interface UnknownWord {
  readonly unknown: string;
}

export type KnownOperation = 'investment' | 'partial-redemption' | 'total-redemption';

/** `created` is an order that was carried out. @see spec B §3 Movement; decision Q100 */
export type KnownStatus = 'pending' | 'created' | 'canceled';

/** The facts of an order for the questions about the last 48 hours. The order is in the list, or was just sent. */
export interface OrderTrace {
  readonly fundName: string;
  readonly operation: KnownOperation | UnknownWord;
  readonly status: KnownStatus | UnknownWord;
  /** Gross. */
  readonly amount: Cents;
  readonly createdAt: Instant;
}

/** An order of either kind in the client's history. @see spec B §3 Movement */
export interface Movement extends OrderTrace {
  /** The id that the server gave. */
  readonly id: string;
  /** When it was carried out or canceled. When it will be, while it is pending (decision 0194). */
  readonly processedAt: Instant | undefined;
  readonly paymentAt: Instant | undefined;
  /** The client's account that the money comes from or goes to. Absent when the server does not know it. */
  readonly account: BankAccount | undefined;
  /** Where the client pays an investment that waits. Absent for every other order. @see decision 0300 */
  readonly transfer: TransferDetails | undefined;
}

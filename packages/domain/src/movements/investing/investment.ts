import type { Cents } from '../../kernel/money.ts';

/**
 * The entry of the form for one fund. Amount and account may be missing. An amount of 0 counts as missing.
 *
 * @see spec B §3 Investment line
 */
export interface InvestmentEntry {
  readonly fundId: number;
  /** Gross. */
  readonly amount: Cents | undefined;
  /** The account that the money comes from. */
  readonly bankAccountId: number | undefined;
}

/** Money for one fund. */
export interface InvestmentLine {
  readonly fundId: number;
  /** Gross, above zero. */
  readonly amount: Cents;
  readonly bankAccountId: number;
}

/** An investment that passed every rule: one line for each fund, none of zero. */
export interface InvestmentOrder {
  readonly lines: readonly InvestmentLine[];
  /** The sum of the lines, above zero. */
  readonly total: Cents;
}

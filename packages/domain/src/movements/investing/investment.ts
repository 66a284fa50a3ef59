import type { Cents } from '../../kernel/money.ts';

/** What stands in the form for one fund; anything may be missing yet. An amount of 0 is none. @see spec B §3 Investment line */
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

/** An investment that every rule lets through: a line a fund, none of zero. */
export interface InvestmentOrder {
  readonly lines: readonly InvestmentLine[];
  /** The sum of the lines, above zero. */
  readonly total: Cents;
}

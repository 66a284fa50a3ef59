import type { Cents } from '../../kernel/money.ts';
import type { InvestmentEntry } from '../investing/investment.ts';

/** How much of a total the risk profile would put into one fund. */
export interface Suggestion {
  readonly fundId: number;
  /** Gross. */
  readonly amount: Cents;
}

/** Why the client distributes by hand. */
export type ManualReason = 'no-suitability' | 'suggestion-failed' | 'suggestion-breaks-minimum' | 'chosen';

/** How the amounts come about. Suggested ones are read-only until the client takes over. @see decision Q085 */
export type Distribution =
  | { readonly _tag: 'Suggested'; readonly suggestions: readonly Suggestion[] }
  | { readonly _tag: 'Manual'; readonly reason: ManualReason; readonly suggestions: readonly Suggestion[] };

/** One fund of the distribution, as the screen shows it. @see spec B §3 Distribution per fund */
export interface DistributionLine extends InvestmentEntry {
  /** Of the total that is invested now, two decimals. */
  readonly percent: number;
  /** What the risk profile would put here; `undefined` without a suggestion. */
  readonly suggestion: Cents | undefined;
  /** Of all that the client will hold in these funds, two decimals; `undefined` while a position is not known. */
  readonly percentAfter: number | undefined;
}

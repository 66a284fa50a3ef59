import type { Cents } from '../../kernel/money.ts';
import type { InvestmentEntry } from '../investing/investment.ts';

/** The part of a total that goes into one fund by the risk profile. */
export interface Suggestion {
  readonly fundId: number;
  /** Gross. */
  readonly amount: Cents;
}

/** The part of any money that goes into one fund by the risk profile. @see decision 0199 */
export interface FundShare {
  readonly fundId: number;
  /** At most two decimals. */
  readonly percent: number;
}

/** Why the client must enter the amounts. */
export type ManualReason = 'no-suitability' | 'suggestion-failed' | 'suggestion-breaks-minimum' | 'chosen';

/** Who sets the amounts. The client cannot change suggested amounts before 'Definir alocação'. @see decision Q085 */
export type Distribution =
  | { readonly _tag: 'Suggested'; readonly suggestions: readonly Suggestion[] }
  | { readonly _tag: 'Manual'; readonly reason: ManualReason; readonly suggestions: readonly Suggestion[] };

/** One fund of the distribution, as the screen shows it. @see spec B §3 Distribution per fund */
export interface DistributionLine extends InvestmentEntry {
  /** Percent of the total that is invested now, two decimals. */
  readonly percent: number;
  /** The suggested amount. `undefined` without a suggestion. */
  readonly suggestion: Cents | undefined;
  /** Percent of the client's later position in these funds, two decimals. `undefined` while a position is unknown. */
  readonly percentAfter: number | undefined;
}

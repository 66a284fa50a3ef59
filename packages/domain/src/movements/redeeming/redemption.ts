import type { Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';

/** A fund in which the client's position is known. */
export interface HeldFund extends Fund {
  /** Gross. */
  readonly position: Cents;
}

type RedemptionOperation = 'partial' | 'total';

/** What stands in the form; anything may be missing yet. @see spec B §3 Redemption form model */
export interface RedemptionForm {
  readonly operation: RedemptionOperation | undefined;
  /** Gross. Of a partial redemption; a total one ignores it. `undefined` while nothing was typed. */
  readonly amount: Cents | undefined;
  readonly bankAccountId: number | undefined;
}

/** A redemption that every rule lets through. */
export interface RedemptionOrder {
  readonly fundId: number;
  readonly operation: RedemptionOperation;
  /** Gross; the whole position when total. */
  readonly amount: Cents;
  /** Where the money goes. */
  readonly bankAccountId: number;
}

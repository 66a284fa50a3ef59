import type { Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';

/** A fund in which the client's position is known. */
export interface HeldFund extends Fund {
  /** Gross. */
  readonly position: Cents;
}

type RedemptionOperation = 'partial' | 'total';

/** What stands in the form. Anything may be missing. @see spec B §3 Redemption form model */
export interface RedemptionForm {
  readonly operation: RedemptionOperation | undefined;
  /** Gross. A total redemption ignores it. `undefined` while nothing was typed. */
  readonly amount: Cents | undefined;
  readonly bankAccountId: number | undefined;
}

/** A redemption that passed every rule. */
export interface RedemptionOrder {
  readonly fundId: number;
  readonly operation: RedemptionOperation;
  /** Gross. The whole position for a total redemption. */
  readonly amount: Cents;
  /** Where the money goes. */
  readonly bankAccountId: number;
}

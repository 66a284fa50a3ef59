import type { Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';

/** A fund with a known position of the client. */
export interface HeldFund extends Fund {
  /** Gross. */
  readonly position: Cents;
}

type RedemptionOperation = 'partial' | 'total';

/** The entries of the form. Each may be missing. @see spec B §3 Redemption form model */
export interface RedemptionForm {
  readonly operation: RedemptionOperation | undefined;
  /** Gross. A total redemption ignores it. `undefined` for an empty field. */
  readonly amount: Cents | undefined;
  readonly bankAccountId: number | undefined;
}

/** A redemption that passed every rule. */
export interface RedemptionOrder {
  readonly fundId: number;
  readonly operation: RedemptionOperation;
  /** Gross. The whole position for a total redemption. */
  readonly amount: Cents;
  /** The target account of the money. */
  readonly bankAccountId: number;
}

import type { Cents } from '../../kernel/money.ts';
import type { Fund } from '../funds/fund.ts';
import type { KnownOperation } from '../history/movement.ts';

/** A fund with a known position of the client. */
export interface HeldFund extends Fund {
  /** Gross. */
  readonly position: Cents;
}

/** The redemptions of one fund that the server has not carried out yet. */
export interface WaitingRedemptions {
  /** Whether the movement list loaded. If not, only the orders of this session count, and there may be others. */
  readonly areKnown: boolean;
  /** The sum of the partial redemptions. Gross. */
  readonly leaving: Cents;
  /** A total redemption waits. */
  readonly isClosing: boolean;
}

/** A fund that the redemption form is open for. */
export interface RedeemableFund extends HeldFund {
  readonly waiting: WaitingRedemptions;
}

type RedemptionOperation = Exclude<KnownOperation, 'investment'>;

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
  /** Gross. For a total redemption, all that the waiting redemptions leave of the position. */
  readonly amount: Cents;
  /** The target account of the money. */
  readonly bankAccountId: number;
}

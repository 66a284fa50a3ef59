import { isCallFailure, mayBeTaken, type CallFailure } from '../kernel/call-failure.ts';
import type { Cents } from '../kernel/money.ts';
import type { EntryReason } from '../registration/flags/permissions.rules.ts';
import type { RedeemableFund } from './redeeming/redemption.ts';
import type { TermsToSign } from './funds/fund-terms.ts';

/** The list of funds failed to load. @see spec B §8 Movements */
export interface FundsNotLoaded {
  readonly _tag: 'FundsNotLoaded';
  readonly why: CallFailure;
}

/** The client may not invest now. @see spec B §6 */
export interface CannotInvest {
  readonly _tag: 'CannotInvest';
  readonly reason: EntryReason;
}

/** The client may not redeem now. @see spec A §6, B §6; decision Q003 */
export interface CannotRedeem {
  readonly _tag: 'CannotRedeem';
  readonly reason: EntryReason;
}

/** Nobody knows whether the terms of the funds are signed. Nothing was sent. */
export interface TermsNotChecked {
  readonly _tag: 'TermsNotChecked';
  readonly why: CallFailure;
}

/** The client must sign papers before the investment. Nothing was sent. @see spec B §4 Investment flow 3 */
export interface TermsNotSigned {
  readonly _tag: 'TermsNotSigned';
  readonly terms: TermsToSign;
}

/** The list of funds has no fund with this id. */
export interface FundUnknown {
  readonly _tag: 'FundUnknown';
  readonly field: 'fundId';
  readonly fundId: number;
}

/** The client answered a question with no. Nothing was sent. */
export interface OrderNotConfirmed {
  readonly _tag: 'NotConfirmed';
}

/** Why the redemption form does not open for a fund. @see spec B §4 Redemption flow 1; decision Q163 */
export type RedemptionBlock =
  /** There is no fund at all. */
  | { readonly _tag: 'NothingToRedeem' }
  | FundUnknown
  | { readonly _tag: 'NothingHeld' }
  /** Redemptions that wait take the whole position. @see decision 0193 */
  | { readonly _tag: 'AllLeaving' }
  | { readonly _tag: 'PositionUnknown' };

/** An error of the redemption form, and its field. @see spec B §5 Redemption */
export type RedemptionFieldError =
  | { readonly _tag: 'OperationMissing'; readonly field: 'operation' }
  | { readonly _tag: 'AmountMissing'; readonly field: 'amount' }
  | { readonly _tag: 'AmountInvalid'; readonly field: 'amount' }
  | { readonly _tag: 'BelowMinimumRedemption'; readonly field: 'amount'; readonly minimum: Cents }
  | {
      readonly _tag: 'BelowMinimumHolding';
      readonly field: 'amount';
      readonly minimum: Cents;
      /** The partial redemptions of the fund that wait. */
      readonly leaving: Cents;
    }
  | { readonly _tag: 'AccountMissing'; readonly field: 'bankAccountId' };

/** The fund, or the account, is not what the client saw. The order was not sent, or was refused. @see decision 0302 */
interface FundMoved {
  readonly _tag: 'FundMoved';
  /** The fund as it stands now, as far as the movement list says it. */
  readonly fund: RedeemableFund;
}

/** Why a redemption was not ordered. After `Unreachable` nobody knows whether the server took it. */
export type RedemptionFailure =
  | { readonly _tag: 'Invalid'; readonly errors: readonly RedemptionFieldError[] }
  | FundMoved
  | CallFailure;

/** An error in the investment in one fund, and its field. @see spec B §5 Investment per fund */
export type InvestmentFieldError =
  | FundUnknown
  | ({ readonly fundId: number } & (
      | { readonly _tag: 'BelowMinimumInvestment'; readonly field: 'amount'; readonly minimum: Cents }
      | { readonly _tag: 'OriginAccountMissing'; readonly field: 'bankAccountId' }
      | { readonly _tag: 'AmountMissing'; readonly field: 'amount' }
    ));

/** Why an investment was not ordered. `errors` is empty when no amount was entered. */
export type InvestmentFailure =
  | { readonly _tag: 'Invalid'; readonly errors: readonly InvestmentFieldError[] }
  | CallFailure;

/** Whether the failed order may be booked, so that the client must look into the history first. @see decision Q087 */
export const isInDoubt = (failure: InvestmentFailure | RedemptionFailure | OrderNotConfirmed): boolean =>
  isCallFailure(failure) && mayBeTaken(failure);

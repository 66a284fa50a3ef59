import type { CallFailure } from '../kernel/call-failure.ts';
import type { Cents } from '../kernel/money.ts';

/** Why the redemption form does not open for a fund. @see spec B §4 Redemption flow 1; decision Q163 */
export type RedemptionBlock = { readonly _tag: 'NothingHeld' } | { readonly _tag: 'PositionUnknown' };

/** What is wrong with a redemption, and where. @see spec B §5 Redemption */
export type RedemptionFieldError =
  | { readonly _tag: 'OperationMissing'; readonly field: 'operation' }
  | { readonly _tag: 'AmountMissing'; readonly field: 'amount' }
  | { readonly _tag: 'AmountInvalid'; readonly field: 'amount' }
  | { readonly _tag: 'BelowMinimumRedemption'; readonly field: 'amount'; readonly minimum: Cents }
  | { readonly _tag: 'BelowMinimumHolding'; readonly field: 'amount'; readonly minimum: Cents }
  | { readonly _tag: 'AccountMissing'; readonly field: 'bankAccountId' };

/** Why a redemption was not ordered. After `Unreachable` nobody knows whether it was. */
export type RedemptionFailure =
  | { readonly _tag: 'Invalid'; readonly errors: readonly RedemptionFieldError[] }
  | CallFailure;

/** What is wrong with the investment in one fund. @see spec B §5 Investment per fund */
export type InvestmentFieldError = { readonly fundId: number } & (
  | { readonly _tag: 'BelowMinimumInvestment'; readonly field: 'amount'; readonly minimum: Cents }
  | { readonly _tag: 'OriginAccountMissing'; readonly field: 'bankAccountId' }
  | { readonly _tag: 'AmountMissing'; readonly field: 'amount' }
  | { readonly _tag: 'FundUnknown'; readonly field: 'fundId' }
);

/** Why an investment was not ordered. `errors` is empty when nothing was entered at all. */
export type InvestmentFailure =
  | { readonly _tag: 'Invalid'; readonly errors: readonly InvestmentFieldError[] }
  | CallFailure;

/** Statuses of a gateway that had no answer from the server behind it, and gives none of its own. */
const GATEWAY_STATUSES: readonly number[] = [502, 504];

/** Whether the server may have booked the order all the same: no answer of its came, or none that could be read. */
export const mayBeTaken = (failure: CallFailure): boolean => {
  switch (failure._tag) {
    case 'Unreachable':
    case 'Unreadable':
      return true;
    case 'Refused':
      return GATEWAY_STATUSES.includes(failure.status);
    case 'NoSession':
      return false;
  }
};

import type { Approval, CheckListItem, RenewalVerdict } from './approval.ts';

/** A part of a registration that can be missing: an item of the check list, the questionnaire or the signature. */
export type RegistrationPart = CheckListItem | 'suitability' | 'signature';

/** Why a flag has its value. The sentence is made in `flags.messages.ts`. */
export type FlagReason =
  | { readonly _tag: 'ApprovalIs'; readonly approval: Approval }
  | { readonly _tag: 'VerdictIs'; readonly verdict: RenewalVerdict }
  | { readonly _tag: 'AdjustmentPending' }
  | { readonly _tag: 'PartsMissing'; readonly parts: readonly RegistrationPart[] }
  | { readonly _tag: 'NothingMissing' }
  | { readonly _tag: 'SuitabilityCount'; readonly count: number }
  | { readonly _tag: 'OverallResultIs'; readonly overallResult: number | undefined }
  | { readonly _tag: 'HasPension' }
  | { readonly _tag: 'PositionFailed' }
  | { readonly _tag: 'PositionLoading' }
  | { readonly _tag: 'NothingInTheWay' };

/** A derived flag and the fact that decided it. */
export interface Flag {
  readonly value: boolean;
  readonly reason: FlagReason;
}

/**
 * What a client may do, derived from where the registration stands. In brackets the specification's name, which is also
 * the command line's.
 *
 * @see spec A §4 Approval and renewal statuses; decision Q161
 */
export interface Flags {
  /** (register) All six items of the check list are filled and no adjustment is pending. */
  readonly hasRegister: Flag;
  /** (suitability) The questionnaire was answered. */
  readonly hasSuitability: Flag;
  /** (signature) The overall result is one of a signed registration. */
  readonly hasSignature: Flag;
  /** (approvedAdm) */
  readonly isApproved: Flag;
  /** (blockedRenew) Shown, but nothing depends on it (decision Q002). */
  readonly isRenewalBlocked: Flag;
  /** (canSeeReports) */
  readonly canSeeReports: Flag;
  /** (canCompleteRegistration) */
  readonly canCompleteRegistration: Flag;
  /** (canInvest) New money may go in. */
  readonly canInvest: Flag;
  /** (investmentsDisabled) Invest and Redeem is closed as a whole. */
  readonly isInvestingDisabled: Flag;
}

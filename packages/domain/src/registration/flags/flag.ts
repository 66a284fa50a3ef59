import type { Approval, CheckListItem, RenewalVerdict } from './approval.ts';

/** A part of a registration that can be missing: an item of the check list, the questionnaire or the signature. */
export type RegistrationPart = CheckListItem | 'suitability' | 'signature';

/** Why a flag has its value. Its sentence is in `flags.messages.ts`. */
export type FlagReason =
  | { readonly _tag: 'ApprovalIs'; readonly approval: Approval }
  | { readonly _tag: 'VerdictIs'; readonly verdict: RenewalVerdict }
  /** The staff asked for these parts again. Empty when they named none. */
  | { readonly _tag: 'AdjustmentPending'; readonly parts: readonly RegistrationPart[] }
  | { readonly _tag: 'PartsMissing'; readonly parts: readonly RegistrationPart[] }
  | { readonly _tag: 'NothingMissing' }
  /** A company registers with its planner. @see spec A §1 */
  | { readonly _tag: 'CompanyDocument' }
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
 * The rights of a client, derived from the standing of the registration. The name in brackets is the specification's and
 * the command line's.
 *
 * @see spec A §4 Approval and renewal statuses; decision Q161
 */
export interface Flags {
  /** (register) All six items of the check list are filled and no adjustment is pending. */
  readonly hasRegister: Flag;
  /** (suitability) The client answered the questionnaire. */
  readonly hasSuitability: Flag;
  /** (signature) The overall result means a signed registration. */
  readonly hasSignature: Flag;
  /** (approvedAdm) */
  readonly isApproved: Flag;
  /** (blockedRenew) A screen shows it. No rule depends on it (decision Q002). */
  readonly isRenewalBlocked: Flag;
  /** (canSeeReports) */
  readonly canSeeReports: Flag;
  /** (canCompleteRegistration) */
  readonly canCompleteRegistration: Flag;
  /** (canInvest) The client may invest new money. */
  readonly canInvest: Flag;
  /** (investmentsDisabled) All of Invest and Redeem is closed. */
  readonly isInvestingDisabled: Flag;
}

import type { Planner } from '../client/planner.ts';

/** The approval of a registration by the asset manager's staff. @see spec A §4 Approval and renewal statuses */
export type Approval = 'started' | 'analysis' | 'approved' | 'notApproved' | 'pendingAdjustment' | 'sentToBank';

/** The staff's verdict on the latest renewal. @see spec A §4 Approval and renewal statuses */
export type RenewalVerdict = 'ok' | 'rejected' | 'underReview' | 'pending';

/** The items in the order of the specification. @see spec A §4 "register is true when" */
export const CHECK_LIST_ITEMS = ['professional', 'pep', 'fatca', 'investorData', 'documents', 'bankAccounts'] as const;

/** The six items of a registration's check list. @see spec A §3 Check-list form */
export type CheckListItem = (typeof CHECK_LIST_ITEMS)[number];

/** The server's check list of a registration. @see spec A §3 Check-list form */
export interface CheckList {
  readonly filled: Readonly<Record<CheckListItem, boolean>>;
  /** The number of answered suitability questionnaires. `undefined` when the server does not tell. */
  readonly suitabilityCount: number | undefined;
  /** The server's `generalResult`. The specification explains two of its numbers and names none (decision 0060). */
  readonly overallResult: number | undefined;
  /** Whether the check list says that the staff asked for an adjustment. @see decision 0060 */
  readonly isAdjustmentPending: boolean;
}

/** How a load of the position ended. */
export type PositionOutcome = 'loaded' | 'failed';

/** The facts of the derived flags. @see decision Q161 */
export interface Standing {
  readonly approval: Approval;
  readonly verdict: RenewalVerdict;
  /** The specification's welfare flag (decision Q146). */
  readonly hasPension: boolean;
  readonly position: 'loading' | PositionOutcome;
  /** The client is a company. A company registers with its planner, and never here. @see spec A §1 */
  readonly isCompany: boolean;
  readonly checkList: CheckList;
  /** The adviser of the client. `undefined` without one. */
  readonly planner: Pick<Planner, 'type'> | undefined;
}

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
 * The rights of a client, derived from the standing of the registration. The name in brackets is the specification's
 * and the command line's.
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

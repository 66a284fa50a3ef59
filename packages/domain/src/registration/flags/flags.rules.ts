import {
  CHECK_LIST_ITEMS,
  type CheckList,
  type CheckListItem,
  type Standing,
  type Flag,
  type FlagReason,
  type Flags,
  type RegistrationPart,
} from './flag.ts';

const flag = (value: boolean, reason: FlagReason): Flag => ({ value, reason });

/**
 * All derived flags of a client.
 *
 * @see spec A §4 Approval and renewal statuses; decisions Q002, Q003, Q159 to Q161
 */
export const flagsOf = (standing: Standing): Flags => ({
  hasRegister: hasRegister(standing),
  hasSuitability: hasSuitability(standing.checkList),
  hasSignature: hasSignature(standing.checkList),
  isApproved: isApproved(standing),
  isRenewalBlocked: isRenewalBlocked(standing),
  canSeeReports: canSeeReports(standing),
  canCompleteRegistration: canCompleteRegistration(standing),
  canInvest: canInvest(standing),
  isInvestingDisabled: isInvestingDisabled(standing),
});

/** The overall results of a signed registration. @see spec A §4; decision 0060 */
const SIGNED_RESULTS: readonly (number | undefined)[] = [3, 6];

const missingItems = ({ filled }: CheckList): readonly CheckListItem[] =>
  CHECK_LIST_ITEMS.filter((item) => !filled[item]);

const missingParts = (checkList: CheckList): readonly RegistrationPart[] => [
  ...missingItems(checkList),
  ...(hasSuitability(checkList).value ? [] : (['suitability'] as const)),
  ...(hasSignature(checkList).value ? [] : (['signature'] as const)),
];

/** The approval or the check list can report a pending adjustment. @see decisions Q159, 0060 */
const isAdjustmentPending = ({ approval, checkList }: Standing): boolean =>
  approval === 'pendingAdjustment' || checkList.isAdjustmentPending;

/** What an adjustment asks for. Its signature always follows, so it is no part of it. @see decision 0265 */
const adjustment = (checkList: CheckList): FlagReason => ({
  _tag: 'AdjustmentPending',
  parts: missingParts(checkList).filter((part) => part !== 'signature'),
});

const hasRegister = (standing: Standing): Flag => {
  if (isAdjustmentPending(standing)) return flag(false, adjustment(standing.checkList));
  const parts = missingItems(standing.checkList);
  return parts.length > 0 ? flag(false, { _tag: 'PartsMissing', parts }) : flag(true, { _tag: 'NothingMissing' });
};

const hasSuitability = ({ suitabilityCount: count = 0 }: CheckList): Flag =>
  flag(count > 0, { _tag: 'SuitabilityCount', count });

const hasSignature = ({ overallResult }: CheckList): Flag =>
  flag(SIGNED_RESULTS.includes(overallResult), { _tag: 'OverallResultIs', overallResult });

const isApproved = ({ approval }: Standing): Flag => flag(approval === 'approved', { _tag: 'ApprovalIs', approval });

const isRenewalBlocked = ({ verdict }: Standing): Flag =>
  flag(verdict === 'rejected' || verdict === 'underReview', { _tag: 'VerdictIs', verdict });

const canSeeReports = (standing: Standing): Flag =>
  !isApproved(standing).value && standing.hasPension ? flag(true, { _tag: 'HasPension' }) : isApproved(standing);

/** A company registers with its planner, whatever is missing. @see spec A §1, A §4; decision 0162 */
const canCompleteRegistration = (standing: Standing): Flag => {
  const { approval, checkList, isCompany } = standing;
  if (approval === 'approved' || approval === 'sentToBank') return flag(false, { _tag: 'ApprovalIs', approval });
  if (isCompany) return flag(false, { _tag: 'CompanyDocument' });
  if (isAdjustmentPending(standing)) return flag(true, adjustment(checkList));
  const parts = missingParts(checkList);
  return parts.length > 0 ? flag(true, { _tag: 'PartsMissing', parts }) : flag(false, { _tag: 'NothingMissing' });
};

/** A rejected renewal does not stop investing. Both documents of the specification say so. @see decision Q002 */
const canInvest = ({ approval, verdict, position }: Standing): Flag => {
  if (approval !== 'approved') return flag(false, { _tag: 'ApprovalIs', approval });
  if (verdict === 'underReview' || verdict === 'pending') return flag(false, { _tag: 'VerdictIs', verdict });
  if (position === 'failed') return flag(false, { _tag: 'PositionFailed' });
  if (position === 'loading') return flag(false, { _tag: 'PositionLoading' });
  return flag(true, { _tag: 'NothingInTheWay' });
};

/** A position that failed to load disables investing. A position that is still loading does not. */
const isInvestingDisabled = ({ approval, position }: Standing): Flag => {
  if (approval !== 'approved') return flag(true, { _tag: 'ApprovalIs', approval });
  return position === 'failed' ? flag(true, { _tag: 'PositionFailed' }) : flag(false, { _tag: 'NothingInTheWay' });
};

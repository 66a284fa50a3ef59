/** Where a registration stands with the asset manager's staff. @see spec A §4 Approval and renewal statuses */
export type Approval = 'started' | 'analysis' | 'approved' | 'notApproved' | 'pendingAdjustment' | 'sentToBank';

/** What the staff said of the latest renewal. @see spec A §4 Approval and renewal statuses */
export type RenewalVerdict = 'ok' | 'rejected' | 'underReview' | 'pending';

/** The six parts that the check list of a registration looks at. @see spec A §3 Check-list form */
export type CheckListItem = 'professional' | 'pep' | 'fatca' | 'investorData' | 'documents' | 'bankAccounts';

/** In the order of the specification's sentence. @see spec A §4 "register is true when" */
export const CHECK_LIST_ITEMS: readonly CheckListItem[] = [
  'professional',
  'pep',
  'fatca',
  'investorData',
  'documents',
  'bankAccounts',
];

/** What the server has of a registration, and what it makes of it. @see spec A §3 Check-list form */
export interface CheckList {
  readonly filled: Readonly<Record<CheckListItem, boolean>>;
  /** How often the suitability questionnaire was answered; `undefined` when the server does not say. */
  readonly suitabilityCount: number | undefined;
  /** The server's `generalResult`. The specification gives two of its numbers a meaning and none a name (decision Q160). */
  readonly overallResult: number | undefined;
  /** Whether the staff asked for an adjustment otherwise than by the approval itself. @see decision 0060 */
  readonly isAdjustmentPending: boolean;
}

/** Everything that the derived flags are made of. @see decision Q161 */
export interface Standing {
  readonly approval: Approval;
  readonly verdict: RenewalVerdict;
  /** The specification's welfare flag (decision Q146). */
  readonly hasPension: boolean;
  readonly position: 'loading' | 'loaded' | 'failed';
  readonly checkList: CheckList;
}

import type { Approval, CheckListItem, RenewalVerdict } from './approval.ts';

// Wire numbers stop at the codecs. These tables are here because two packages read the numbers: the codecs, and the
// command line, whose `rules approval` takes the numbers themselves and no server (decision 0060).

const APPROVALS: readonly Approval[] = [
  'started',
  'analysis',
  'approved',
  'notApproved',
  'pendingAdjustment',
  'sentToBank',
];

const VERDICTS: readonly RenewalVerdict[] = ['ok', 'rejected', 'underReview', 'pending'];

/** The approval behind `isApprovedAdm`, 0 to 5; `undefined` for any other number. @see spec A §4 */
export const approvalFromCode = (code: number): Approval | undefined => APPROVALS[code];

/** The verdict behind `isApprovedRenew`, 0 to 3; `undefined` for any other number. @see spec A §4 */
export const verdictFromCode = (code: number): RenewalVerdict | undefined => VERDICTS[code];

/** Whether a value of the check list counts as filled: present and not 0, false or empty. @see decision Q159 */
export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== 0 && value !== false && value !== '' && !Number.isNaN(value);

/** Which items are filled in a check list as the wire has it, under the wire's names. @see spec A §3 Check-list form */
export const filledFrom = (wire: Readonly<Record<string, unknown>>): Readonly<Record<CheckListItem, boolean>> => ({
  professional: isFilled(wire['professionalInformations']),
  pep: isFilled(wire['pep']),
  fatca: isFilled(wire['fatca']),
  investorData: isFilled(wire['investorData']),
  documents: isFilled(wire['uploadDocuments']),
  bankAccounts: isFilled(wire['bankInformations']),
});

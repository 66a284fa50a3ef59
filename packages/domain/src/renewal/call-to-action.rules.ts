import type { EntryReason, Permissions } from '../registration/flags/permissions.rules.ts';
import type { RenewalStatus } from './renewal.ts';
import { isRenewalDue } from './renewal.rules.ts';

/** The call to action of the dashboard. */
export type CallToAction = 'complete-registration' | 'renew' | 'talk-to-planner' | 'investments';

/** Why a registration that is closed to the client goes on with the planner. */
const TOLD: readonly EntryReason['_tag'][] = ['CompanyDocument', 'AdjustmentPending'];

/** Complete, else renew, else see investments. @see spec A §1, A §2 Dashboard, Call to action; decisions 0265, 0290 */
export const callToAction = ({ completion }: Permissions, status: RenewalStatus): CallToAction => {
  if (completion.isOpen) return 'complete-registration';
  if (isRenewalDue(status)) return 'renew';
  return TOLD.includes(completion.reason._tag) ? 'talk-to-planner' : 'investments';
};

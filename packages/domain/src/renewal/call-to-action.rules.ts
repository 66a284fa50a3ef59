import type { Permissions } from '../registration/flags/permissions.rules.ts';
import type { RenewalStatus } from './renewal.ts';
import { isRenewalDue } from './renewal.rules.ts';

/** The call to action of the dashboard. */
export type CallToAction = 'complete-registration' | 'renew' | 'talk-to-planner' | 'investments';

/**
 * Chooses the call to action: complete the registration, otherwise renew it, otherwise see the investments. A company
 * whose registration is not approved completes it with its planner.
 *
 * @see spec A §1, A §2 Dashboard, Call to action; decision 0290
 */
export const callToAction = ({ completion }: Permissions, status: RenewalStatus): CallToAction => {
  if (completion.isOpen) return 'complete-registration';
  if (isRenewalDue(status)) return 'renew';
  return completion.reason._tag === 'CompanyDocument' ? 'talk-to-planner' : 'investments';
};

import type { Permissions } from '../registration/flags/permissions.rules.ts';
import type { RenewalStatus } from './renewal.ts';
import { isRenewalDue } from './renewal.rules.ts';

/** The call to action of the dashboard. */
export type CallToAction = 'complete-registration' | 'renew' | 'investments';

/**
 * Chooses the call to action: complete the registration, otherwise renew it, otherwise see the investments.
 *
 * @see spec A §2 Dashboard, Call to action
 */
export const callToAction = ({ completion }: Permissions, status: RenewalStatus): CallToAction => {
  if (completion.isOpen) return 'complete-registration';
  return isRenewalDue(status) ? 'renew' : 'investments';
};

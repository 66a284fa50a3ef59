import type { Permissions } from '../registration/flags/permissions.rules.ts';
import type { RenewalStatus } from './renewal.ts';
import { isRenewalDue } from './renewal.rules.ts';

/** What the dashboard shows first. */
export type CallToAction = 'complete-registration' | 'renew' | 'investments';

/**
 * What the dashboard shows first: to complete the registration, else to renew it, else the investments.
 *
 * @see spec A §2 Dashboard, Call to action
 */
export const callToAction = ({ completion }: Permissions, status: RenewalStatus): CallToAction => {
  if (completion.isOpen) return 'complete-registration';
  return isRenewalDue(status) ? 'renew' : 'investments';
};

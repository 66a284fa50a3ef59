import type { Purpose, Visitor } from './purpose.ts';
import { isPublicStep, type RegistrationDestination, type RegistrationStep } from './registration-step.ts';

/** A page, the purpose of the visit, and whether the page's own condition is true, for example an earlier choice. */
export interface PageRequest {
  readonly step: RegistrationStep;
  readonly purpose: Purpose;
  readonly isConditionMet: boolean;
}

/** The answer of a guard: the page opens, or the visitor goes to another place. */
export type StepAccess =
  | { readonly _tag: 'Open' }
  | { readonly _tag: 'Redirect'; readonly to: RegistrationDestination };

const open: StepAccess = { _tag: 'Open' };
const redirect = (to: RegistrationDestination): StepAccess => ({ _tag: 'Redirect', to });
const dashboard = redirect('dashboard');

/** The pages that begin a registration or end its form. A client with a registration does not need them. */
const FIRST_TIME_STEPS: readonly RegistrationStep[] = [
  'welcome',
  'start',
  'authStart',
  'definePassword',
  'choosePlanner',
  'success',
];

/** The pages that only a renewal has. @see decision Q018 */
const RENEWAL_STEPS: readonly RegistrationStep[] = ['renewalCheckList', 'basicData'];

/**
 * Decides whether a page of the registration opens, or where the visitor goes.
 *
 * The purposes `renew` and `remake` open pages only for a client whose renewal or remake is due. For other clients they
 * count as `new`.
 *
 * @see spec A §2 Routing rules, Registration access; decisions Q018, Q020
 */
export const registrationAccess = (request: PageRequest, visitor: Visitor): StepAccess => {
  if (visitor._tag === 'Anonymous') return anonymousAccess(request);
  if (RENEWAL_STEPS.includes(request.step)) return visitor.isRenewalDue ? open : dashboard;
  if (isDue(request.purpose, visitor) && !FIRST_TIME_STEPS.includes(request.step)) return conditional(request, open);
  if (!visitor.canCompleteRegistration) return dashboard;
  const isStart = isPublicStep(request.step) && request.step !== 'terms';
  return conditional(request, isStart ? redirect('authStart') : open);
};

const anonymousAccess = (request: PageRequest): StepAccess => {
  if (!isPublicStep(request.step)) return redirect('publicWelcome');
  if (request.isConditionMet) return open;
  // The start needs the accepted proposal, which is on the page before it.
  return redirect(request.step === 'start' ? 'welcome' : 'start');
};

/** Sends the client to the start when the condition is false. The start itself has no condition. */
const conditional = (request: PageRequest, access: StepAccess): StepAccess =>
  request.isConditionMet || request.step === 'authStart' ? access : redirect('authStart');

const isDue = (purpose: Purpose, visitor: Extract<Visitor, { readonly _tag: 'Client' }>): boolean => {
  switch (purpose) {
    case 'new':
      return false;
    case 'renew':
      return visitor.isRenewalDue;
    case 'remake':
      return visitor.isApproved || visitor.isSuitabilityDue;
  }
};

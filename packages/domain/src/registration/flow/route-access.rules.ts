import type { Purpose } from './purpose.ts';
import { STEP_PATHS, type RegistrationStep } from './registration-step.ts';

/** Who asks for a page of the registration. */
export type Visitor =
  | { readonly _tag: 'Anonymous' }
  | {
      readonly _tag: 'Client';
      readonly canCompleteRegistration: boolean;
      readonly isApproved: boolean;
      /** The renewal status is available or expired. */
      readonly isRenewalDue: boolean;
      /** The questionnaire must be answered anew. */
      readonly isSuitabilityDue: boolean;
    };

/** A page, why it is opened, and whether the page's own condition holds (a choice made before, say). */
export interface PageRequest {
  readonly step: RegistrationStep;
  readonly purpose: Purpose;
  readonly isConditionMet: boolean;
}

/** What a guard answers. */
export type RouteAccess = { readonly _tag: 'Open' } | { readonly _tag: 'Redirect'; readonly to: string };

const open: RouteAccess = { _tag: 'Open' };
const redirect = (to: string): RouteAccess => ({ _tag: 'Redirect', to });
const dashboard = redirect('/dashboard');

/** The pages on which nobody has to be known. @see spec A §2 Public routes, A §6 */
const PUBLIC_STEPS: readonly RegistrationStep[] = ['welcome', 'terms', 'start', 'definePassword'];

/** The pages that begin a registration, or end its form: of no use to anybody who has one. */
const FIRST_TIME_STEPS: readonly RegistrationStep[] = [
  'welcome',
  'start',
  'authStart',
  'definePassword',
  'choosePlanner',
  'success',
];

/** The pages of the renewal alone. @see decision Q018 */
const RENEWAL_STEPS: readonly RegistrationStep[] = ['renewalCheckList', 'basicData'];

/**
 * Whether a page of the registration opens, and where it leads otherwise.
 *
 * The purpose only ever opens pages to a client to whom the renewal or the repetition is due; to anybody else it counts
 * as new.
 *
 * @see spec A §2 Routing rules, Registration access; decisions Q018, Q020
 */
export const registrationAccess = (request: PageRequest, visitor: Visitor): RouteAccess => {
  if (visitor._tag === 'Anonymous') return anonymousAccess(request);
  if (RENEWAL_STEPS.includes(request.step)) return visitor.isRenewalDue ? open : dashboard;
  if (isDue(request.purpose, visitor) && !FIRST_TIME_STEPS.includes(request.step)) return conditional(request, open);
  if (!visitor.canCompleteRegistration) return dashboard;
  const isStart = PUBLIC_STEPS.includes(request.step) && request.step !== 'terms';
  return conditional(request, isStart ? redirect(STEP_PATHS.authStart) : open);
};

const anonymousAccess = (request: PageRequest): RouteAccess => {
  if (!PUBLIC_STEPS.includes(request.step)) return redirect('/welcome');
  return request.isConditionMet || request.step === 'start' ? open : redirect(STEP_PATHS.start);
};

/** A false condition leads to the start, which has none itself. */
const conditional = (request: PageRequest, access: RouteAccess): RouteAccess =>
  request.isConditionMet || request.step === 'authStart' ? access : redirect(STEP_PATHS.authStart);

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

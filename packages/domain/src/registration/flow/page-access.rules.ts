import * as E from 'fp-ts/Either';
import type { Standing, FlagReason } from '../flags/flag.ts';
import { flagsOf } from '../flags/flags.rules.ts';
import { standingWith } from '../flags/load-client-standing.use-case.ts';
import { appliesTo, registering, type FlowFacts } from './flow.rules.ts';
import { purposeOfVisit, type Visitor, type Purpose } from './purpose.ts';
import {
  type FormStep,
  type RegistrationStep,
  isPublicStep,
  type RegistrationDestination,
} from './registration-step.ts';
import type { RegistrationError } from '../registration.errors.ts';

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

/** What the client can save: a page of the form, or the mail options, which have no page. @see decision 0153 */
export type SavedPage = FormStep | 'mailing';

/** The facts of a signed-in client that decide which pages they may open and save. */
export interface Editor {
  readonly visitor: Extract<Visitor, { readonly _tag: 'Client' }>;
  /** Why the registration is closed to the client, if it is closed. */
  readonly reason: FlagReason;
}

/** What else is due to the client. */
type Due = Pick<Editor['visitor'], 'isRenewalDue' | 'isSuitabilityDue'>;

/**
 * The client as the pages of the registration, the questionnaire and the signature see them. None of it depends on the
 * position. A company may renew the registration and edit its profile, and it reads whom to talk to about the rest.
 *
 * @see spec A §1 "Company (CNPJ) registration is not done in the product", A §4; decisions Q018, 0162, 0290
 */
export const editorOf = (facts: Omit<Standing, 'position'>, { isRenewalDue, isSuitabilityDue }: Due): Editor => {
  const { canCompleteRegistration, isApproved } = flagsOf(standingWith(facts, undefined));
  return {
    visitor: {
      _tag: 'Client',
      canCompleteRegistration: canCompleteRegistration.value,
      isApproved: isApproved.value,
      isRenewalDue,
      isSuitabilityDue,
    },
    reason: facts.isCompany ? { _tag: 'CompanyDocument' } : canCompleteRegistration.reason,
  };
};

/** The pages that the profile opens again. Only their changes are reported. @see spec A §4 Renewal, B §2 Profile */
const REMADE_STEPS: readonly SavedPage[] = ['identification', 'addressData', 'bankAccounts', 'setBankAccount'];

/** The error of a page that the client's earlier answers leave out. */
const LEFT_OUT: Readonly<Partial<Record<SavedPage, RegistrationError>>> = {
  choosePlanner: { _tag: 'PlannerIsSet' },
  pepData: { _tag: 'NothingToDeclare' },
  fatcaData: { _tag: 'NothingToDeclare' },
  fatcaOtherCountry: { _tag: 'NothingToDeclare' },
  professionalInformation: { _tag: 'OfficeIsProfession' },
};

/** Whether the client's earlier answers decide about a page. */
export const dependsOnAnswers = (page: SavedPage): boolean => LEFT_OUT[page] !== undefined;

/** Whether the client's earlier answers lead to a page. A renewal has the same conditions. */
export const isInFlow = (page: SavedPage | RegistrationStep, facts: FlowFacts): boolean =>
  page === 'mailing' || appliesTo(registering(facts), page);

/**
 * Whether a page of the form opens to a client for a purpose, or where they go. `checkPageOpen` and `checkPageInFlow`
 * say for the same pages why they do not open.
 *
 * @see spec A §2 Routing rules, Registration access; decisions Q018, Q020, 0290
 */
export const pageAccess = (
  { step, purpose }: Pick<PageRequest, 'step' | 'purpose'>,
  { visitor }: Pick<Editor, 'visitor'>,
  facts: FlowFacts,
): StepAccess => registrationAccess({ step, purpose, isConditionMet: isInFlow(step, facts) }, visitor);

/**
 * Checks that earlier answers do not leave a page out of the flow. Saving it would overwrite what they gave.
 *
 * @see spec A §4 Registration flow (new client); decisions Q016, 0204
 */
export const checkPageInFlow = (page: SavedPage, facts: FlowFacts): E.Either<RegistrationError, void> => {
  const error = LEFT_OUT[page];
  return error === undefined || isInFlow(page, facts) ? E.right(undefined) : E.left(error);
};

/**
 * Checks that the client may save a page now: as a first registration, for a due renewal, or as a change from the
 * profile. The mail options are open to every client.
 *
 * @see spec A §2 Routing rules, Registration access; decisions Q018, 0162
 */
export const checkPageOpen = (page: SavedPage, { visitor, reason }: Editor): E.Either<RegistrationError, void> => {
  if (page === 'mailing' || (REMADE_STEPS.includes(page) && visitor.isApproved)) return E.right(undefined);
  const request = { step: page, purpose: purposeOfVisit(visitor), isConditionMet: true };
  return registrationAccess(request, visitor)._tag === 'Open'
    ? E.right(undefined)
    : E.left({ _tag: 'RegistrationClosed', reason });
};

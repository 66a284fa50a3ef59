import * as E from 'fp-ts/Either';
import type { Standing, FlagReason } from '../flags/flag.ts';
import { flagsOf } from '../flags/flags.rules.ts';
import { standingWith } from '../flags/load-client-standing.use-case.ts';
import { appliesTo, registering, type FlowFacts } from './flow.rules.ts';
import { purposeOfVisit, type Visitor } from './purpose.ts';
import type { FormStep, RegistrationStep } from './registration-step.ts';
import type { RegistrationError } from '../registration.errors.ts';
import { registrationAccess, type PageRequest, type StepAccess } from './step-access.rules.ts';

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

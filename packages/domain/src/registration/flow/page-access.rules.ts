import * as E from 'fp-ts/Either';
import { REGISTRATION_FLOW, type FlowFacts } from './flow.rules.ts';
import type { Purpose } from './purpose.ts';
import type { FormStep } from './registration-step.ts';
import type { ClosedReason, RegistrationError } from '../registration.errors.ts';
import { registrationAccess, type Visitor } from './step-access.rules.ts';

/** What the client can save: a page of the form, or the mail options, which have no page. @see decision 0153 */
export type SavedPage = FormStep | 'mailing';

/** The facts of a signed-in client that decide which pages they may save. */
export interface Editor {
  readonly visitor: Extract<Visitor, { readonly _tag: 'Client' }>;
  /** Why the registration is closed to the client, if it is closed. */
  readonly reason: ClosedReason;
}

/** The pages that the profile opens again. Only their changes are reported. @see spec A §4 Renewal, B §2 Profile */
const REMADE_STEPS: readonly SavedPage[] = ['identification', 'addressData', 'bankAccounts', 'setBankAccount'];

const purposesOf = (page: SavedPage): readonly Purpose[] =>
  REMADE_STEPS.includes(page) ? ['new', 'renew', 'remake'] : ['new', 'renew'];

/** The error of a page that the client's earlier answers leave out. A page without an error of its own stays open. */
const LEFT_OUT: Readonly<Partial<Record<SavedPage, RegistrationError>>> = {
  pepData: { _tag: 'NothingToDeclare' },
  fatcaData: { _tag: 'NothingToDeclare' },
  fatcaOtherCountry: { _tag: 'NothingToDeclare' },
  professionalInformation: { _tag: 'OfficeIsProfession' },
};

/** Whether the client's earlier answers decide about a page. */
export const dependsOnAnswers = (page: SavedPage): boolean => LEFT_OUT[page] !== undefined;

/**
 * Checks that earlier answers do not leave a page out of the flow. Saving it would overwrite what they gave.
 *
 * @see spec A §4 Registration flow (new client); decisions Q016, 0204
 */
export const checkPageInFlow = (page: SavedPage, facts: FlowFacts): E.Either<RegistrationError, void> => {
  const error = LEFT_OUT[page];
  const applies = REGISTRATION_FLOW.find(({ step }) => step === page)?.appliesWhen?.(facts) ?? true;
  return error === undefined || applies ? E.right(undefined) : E.left(error);
};

/**
 * Checks that the client may save a page now: as a first registration, for a due renewal, or as a change from the
 * profile. The mail options are open to every client.
 *
 * @see spec A §2 Routing rules, Registration access; decisions Q018, 0162
 */
export const checkPageOpen = (page: SavedPage, { visitor, reason }: Editor): E.Either<RegistrationError, void> =>
  page === 'mailing' ||
  purposesOf(page).some(
    (purpose) => registrationAccess({ step: page, purpose, isConditionMet: true }, visitor)._tag === 'Open',
  )
    ? E.right(undefined)
    : E.left({ _tag: 'RegistrationClosed', reason });

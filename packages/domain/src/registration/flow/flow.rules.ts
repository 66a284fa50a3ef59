import type { RegistrationStep } from './registration-step.ts';

/** The facts that decide the branches of the flow. A fact is `false` until the client has filled in its page. */
export interface FlowFacts {
  readonly isSignedIn: boolean;
  readonly hasPension: boolean;
  /** The planner that the client already has. `undefined` for no planner. The wire writes associate 1. */
  readonly plannerId: number | undefined;
  // The three answers of the tax page: a PEP role, a relation to a PEP, tax ties to another country (decision Q049).
  readonly hasWorked: boolean;
  readonly hasRelation: boolean;
  readonly hasFatca: boolean;
  /** The kind of declaration on the FATCA page. */
  readonly taxDeclaration: 'fatca' | 'crs' | undefined;
  /** The client holds a PEP role today: the professional rule (decision Q016). */
  readonly isCurrentlyInOffice: boolean;
}

/** The facts of a person without an account, who answered nothing yet. */
export const NO_ANSWERS: FlowFacts = {
  isSignedIn: false,
  hasPension: false,
  plannerId: undefined,
  hasWorked: false,
  hasRelation: false,
  hasFatca: false,
  taxDeclaration: undefined,
  isCurrentlyInOffice: false,
};

/** A page of a flow. Without `appliesWhen` the page is always a part of the flow. */
export interface FlowPage {
  readonly step: RegistrationStep;
  readonly appliesWhen?: (facts: FlowFacts) => boolean;
}

/** The page for a client who has or had a PEP role, or is related to such a person. @see spec A §4 Registration flow */
export const PEP_PAGE: FlowPage = {
  step: 'pepData',
  appliesWhen: ({ hasWorked, hasRelation }) => hasWorked || hasRelation,
};

/** The FATCA page, and the other-country page for another declaration. @see spec A §4 Registration flow */
export const FATCA_PAGES: readonly FlowPage[] = [
  { step: 'fatcaData', appliesWhen: ({ hasFatca }) => hasFatca },
  {
    step: 'fatcaOtherCountry',
    appliesWhen: ({ hasFatca, taxDeclaration }) => hasFatca && taxDeclaration !== 'fatca',
  },
];

/**
 * The page of the profession. A client in office skips it: the PEP record has the work.
 * @see decision Q016
 */
export const PROFESSION_PAGE: FlowPage = {
  step: 'professionalInformation',
  appliesWhen: ({ isCurrentlyInOffice }) => !isCurrentlyInOffice,
};

/** The pages of a new registration in their order. @see spec A §2 Registration routes, A §4 Registration flow (new client) */
const REGISTRATION_FLOW: readonly FlowPage[] = [
  { step: 'welcome', appliesWhen: ({ isSignedIn }) => !isSignedIn },
  { step: 'start', appliesWhen: ({ isSignedIn }) => !isSignedIn },
  { step: 'authStart', appliesWhen: ({ isSignedIn }) => isSignedIn },
  { step: 'definePassword', appliesWhen: ({ isSignedIn }) => !isSignedIn },
  { step: 'choosePlanner', appliesWhen: ({ hasPension, plannerId }) => !(hasPension && plannerId !== undefined) },
  { step: 'identification' },
  { step: 'personalData' },
  { step: 'addressData' },
  { step: 'taxInformation' },
  PEP_PAGE,
  ...FATCA_PAGES,
  { step: 'bankAccounts' },
  PROFESSION_PAGE,
  { step: 'equityData' },
  { step: 'success' },
  { step: 'suitabilityStart' },
  { step: 'suitabilityQuestions' },
  { step: 'suitabilityProcess' },
  { step: 'suitabilitySuccess' },
  { step: 'signatureTerms' },
  { step: 'sign' },
  { step: 'signedTerms' },
  { step: 'signatureSuccess' },
];

/** Pages that open from another page and lead back to it. */
const SIDE_PAGES: Readonly<Partial<Record<RegistrationStep, RegistrationStep>>> = {
  terms: 'welcome',
  setBankAccount: 'bankAccounts',
  signFullscreen: 'sign',
};

const applies =
  (facts: FlowFacts) =>
  ({ appliesWhen }: FlowPage): boolean =>
    appliesWhen?.(facts) ?? true;

/** A flow and the facts of the client who goes through it. */
export interface Journey {
  readonly flow: readonly FlowPage[];
  readonly facts: FlowFacts;
}

/** The journey of a client who registers or completes a registration. @see spec A §4 Registration flow (new client) */
export const registering = (facts: FlowFacts): Journey => ({ flow: REGISTRATION_FLOW, facts });

/** Whether the answers until now lead to a page. A page outside the flow depends on no answer. */
export const appliesTo = ({ flow, facts }: Journey, step: RegistrationStep): boolean =>
  flow.find((page) => page.step === step)?.appliesWhen?.(facts) ?? true;

/**
 * Finds the next page that applies. A side page leads back to the page that opened it.
 *
 * @returns `undefined` after the last page, and for a page outside the flow
 * @see spec A §4 Registration flow, Renewal; decisions Q016, Q048, Q049
 */
export const nextStep = ({ flow, facts }: Journey, step: RegistrationStep): RegistrationStep | undefined => {
  if (SIDE_PAGES[step] !== undefined) return SIDE_PAGES[step];
  const at = flow.findIndex((page) => page.step === step);
  return at === -1 ? undefined : flow.slice(at + 1).find(applies(facts))?.step;
};

/** Finds the previous page, in the same way. @returns `undefined` before the first page */
export const previousStep = ({ flow, facts }: Journey, step: RegistrationStep): RegistrationStep | undefined => {
  if (SIDE_PAGES[step] !== undefined) return SIDE_PAGES[step];
  const at = flow.findIndex((page) => page.step === step);
  return at === -1 ? undefined : flow.slice(0, at).findLast(applies(facts))?.step;
};

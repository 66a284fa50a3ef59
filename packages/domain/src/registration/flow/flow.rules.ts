import type { RegistrationStep } from './registration-step.ts';

/** What the branches of the flow depend on. Each is known once its page was filled in; until then it is no. */
export interface FlowFacts {
  readonly isSignedIn: boolean;
  readonly hasPension: boolean;
  /** The planner that the client already has; `undefined` for none, which the wire writes as associate 1. */
  readonly plannerId: number | undefined;
  /** Worked in a PEP role, has a relation to a PEP, is bound to another country's taxes: the three questions of Q049. */
  readonly hasWorked: boolean;
  readonly hasRelation: boolean;
  readonly hasFatca: boolean;
  /** What the FATCA page was answered with. */
  readonly taxDeclaration: 'fatca' | 'crs' | undefined;
  /** `isCurrentlyInOffice` of the PEP record: the professional rule (decision Q016). */
  readonly isCurrentlyInOffice: boolean;
}

/** A page of a flow and when it is part of it; always, when nothing is said. */
export interface FlowPage {
  readonly step: RegistrationStep;
  readonly appliesWhen?: (facts: FlowFacts) => boolean;
}

/** Worked in a PEP role or has a relation to somebody who did. @see spec A §4 Registration flow */
export const PEP_PAGE: FlowPage = {
  step: 'pepData',
  appliesWhen: ({ hasWorked, hasRelation }) => hasWorked || hasRelation,
};

/** The FATCA page, then the other country's unless the declaration is a FATCA one. @see spec A §4 Registration flow */
export const FATCA_PAGES: readonly FlowPage[] = [
  { step: 'fatcaData', appliesWhen: ({ hasFatca }) => hasFatca },
  {
    step: 'fatcaOtherCountry',
    appliesWhen: ({ hasFatca, taxDeclaration }) => hasFatca && taxDeclaration !== 'fatca',
  },
];

/** Who holds an office now is asked nothing about a profession: the PEP record says it. @see decision Q016 */
export const PROFESSION_PAGE: FlowPage = {
  step: 'professionalInformation',
  appliesWhen: ({ isCurrentlyInOffice }) => !isCurrentlyInOffice,
};

/** @see spec A §2 Registration routes, A §4 "skipped when welfare and associateId are set" */
export const REGISTRATION_FLOW: readonly FlowPage[] = [
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

/** Pages that open from another one and lead back to it. */
const SIDE_PAGES: Readonly<Partial<Record<RegistrationStep, RegistrationStep>>> = {
  terms: 'welcome',
  setBankAccount: 'bankAccounts',
  signFullscreen: 'sign',
};

const applies =
  (facts: FlowFacts) =>
  ({ appliesWhen }: FlowPage): boolean =>
    appliesWhen?.(facts) ?? true;

/** A flow and what is known of the client who goes through it. */
export interface Journey {
  readonly flow: readonly FlowPage[];
  readonly facts: FlowFacts;
}

/** A new client's journey, or that of one who completes a registration. @see spec A §4 Registration flow (new client) */
export const registering = (facts: FlowFacts): Journey => ({ flow: REGISTRATION_FLOW, facts });

/**
 * The page after one, over those that do not apply. A side page leads back to where it opened from.
 *
 * @returns `undefined` after the last page, and for a page that is not part of the flow
 * @see spec A §4 Registration flow, Renewal; decisions Q016, Q048, Q049
 */
export const nextStep = ({ flow, facts }: Journey, step: RegistrationStep): RegistrationStep | undefined => {
  if (SIDE_PAGES[step] !== undefined) return SIDE_PAGES[step];
  const at = flow.findIndex((page) => page.step === step);
  return at === -1 ? undefined : flow.slice(at + 1).find(applies(facts))?.step;
};

/** The page before one, in the same way. @returns `undefined` before the first page */
export const previousStep = ({ flow, facts }: Journey, step: RegistrationStep): RegistrationStep | undefined => {
  if (SIDE_PAGES[step] !== undefined) return SIDE_PAGES[step];
  const at = flow.findIndex((page) => page.step === step);
  return at === -1 ? undefined : flow.slice(0, at).findLast(applies(facts))?.step;
};

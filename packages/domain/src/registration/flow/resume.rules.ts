import type { CheckList, CheckListItem } from '../flags/approval.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { Flags } from '../flags/flag.ts';
import { nextStep, registering, type FlowFacts } from './flow.rules.ts';
import type { RegistrationStep } from './registration-step.ts';

/** What the client saved of the form. */
interface SavedForm {
  readonly record: ClientRecord;
  readonly facts: FlowFacts;
  /** The parts that the record of the client does not have. */
  readonly filled: Readonly<Record<Exclude<CheckListItem, 'documents'>, boolean>>;
}

/** The facts that tell the progress of a registration. */
interface Progress extends Pick<SavedForm, 'record' | 'facts'> {
  readonly checkList: CheckList;
  readonly flags: Pick<Flags, 'hasSuitability' | 'hasSignature'>;
}

/** Whether a page of the form is filled in. A page without questions counts as filled in. */
const isFilled = (step: RegistrationStep, { record, facts, filled }: SavedForm): boolean => {
  const pages: Readonly<Partial<Record<RegistrationStep, boolean>>> = {
    choosePlanner: record.plannerId !== undefined || !record.hasPlanner,
    identification: record.identification !== undefined,
    personalData: record.personalData !== undefined,
    addressData: record.address !== undefined && record.hasProofOfResidence,
    taxInformation: record.taxInformation !== undefined,
    pepData: filled.pep,
    // The item of the check list waits for the countries too. They have a page of their own.
    fatcaData: filled.fatca || facts.taxDeclaration === 'crs',
    fatcaOtherCountry: filled.fatca,
    bankAccounts: filled.bankAccounts,
    professionalInformation: filled.professional,
    equityData: filled.investorData,
  };
  return pages[step] ?? true;
};

/** Finds the first page of the form that is not filled in. @returns `undefined` for a complete form @see decision 0219 */
export const missingPage = (saved: SavedForm): RegistrationStep | undefined => {
  const journey = registering(saved.facts);
  for (let step = nextStep(journey, 'definePassword'); step !== undefined; step = nextStep(journey, step)) {
    if (step === 'suitabilityStart') return undefined;
    if (!isFilled(step, saved)) return step;
  }
  return undefined;
};

/**
 * Finds the page where a registration continues: the first page that is not filled in, then the questionnaire, then the
 * signature. The specification does not tell where a client continues (decision 0151).
 *
 * @returns `undefined` when nothing is left to do
 */
export const resumeAt = ({ record, facts, checkList, flags }: Progress): RegistrationStep | undefined => {
  const missing = missingPage({ record, facts, filled: checkList.filled });
  if (missing !== undefined) return missing;
  if (!flags.hasSuitability.value) return 'suitabilityStart';
  return flags.hasSignature.value ? undefined : 'signatureTerms';
};

/** A registration that a client goes on with. */
interface Continuing {
  /** The first page that is not filled in, as `resumeAt` finds it. */
  readonly due: RegistrationStep;
  readonly facts: FlowFacts;
  /** The page that the client saved last on this device. `undefined` when they saved none since they signed in. */
  readonly saved: RegistrationStep | undefined;
}

/**
 * Finds the page that opens for a client who goes on with the registration. It is the page after the last saved one. A
 * client who has just signed in begins at the start for clients, which leads to the page that is due.
 *
 * @see spec A §2 Routing rules "goes to the authenticated registration start"; decisions Q020, 0204
 */
export const continueAt = ({ due, facts, saved }: Continuing): RegistrationStep => {
  const isFormDone = due === 'suitabilityStart' || due === 'signatureTerms';
  if (saved === undefined) return isFormDone ? due : 'authStart';
  const next = nextStep(registering(facts), saved) ?? due;
  return next === 'success' && due === 'signatureTerms' ? due : next;
};

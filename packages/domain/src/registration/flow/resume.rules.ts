import type { CheckList } from '../flags/approval.ts';
import type { ClientRecord } from '../client/client-record.ts';
import type { Flags } from '../flags/flag.ts';
import { nextStep, registering, type FlowFacts } from './flow.rules.ts';
import type { RegistrationStep } from './registration-step.ts';

/** The facts that tell the progress of a registration. */
interface Progress {
  readonly record: ClientRecord;
  readonly facts: FlowFacts;
  readonly checkList: CheckList;
  readonly flags: Pick<Flags, 'hasSuitability' | 'hasSignature'>;
}

/** Whether a page of the form is filled in. A page without questions counts as filled in. */
const isFilled = (step: RegistrationStep, { record, checkList: { filled } }: Progress): boolean => {
  const pages: Readonly<Partial<Record<RegistrationStep, boolean>>> = {
    choosePlanner: record.plannerId !== undefined || !record.hasPlanner,
    identification: record.identification !== undefined,
    personalData: record.personalData !== undefined,
    addressData: record.address !== undefined && record.hasProofOfResidence,
    taxInformation: record.taxInformation !== undefined,
    pepData: filled.pep,
    fatcaData: filled.fatca,
    fatcaOtherCountry: filled.fatca,
    bankAccounts: filled.bankAccounts,
    professionalInformation: filled.professional,
    equityData: filled.investorData,
  };
  return pages[step] ?? true;
};

/**
 * Finds the page where a registration continues: the first page that is not filled in, then the questionnaire, then the
 * signature. The specification does not tell where a client continues (decision 0151).
 *
 * @returns `undefined` when nothing is left to do
 */
export const resumeAt = (progress: Progress): RegistrationStep | undefined => {
  const journey = registering(progress.facts);
  for (let step = nextStep(journey, 'definePassword'); step !== undefined; step = nextStep(journey, step)) {
    if (step === 'suitabilityStart') break;
    if (!isFilled(step, progress)) return step;
  }
  if (!progress.flags.hasSuitability.value) return 'suitabilityStart';
  return progress.flags.hasSignature.value ? undefined : 'signatureTerms';
};

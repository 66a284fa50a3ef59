import {
  CHECK_LIST_ITEMS,
  type CheckList,
  type CheckListItem,
  type Flags,
  type RegistrationPart,
} from '../flags/flag.ts';
import type { ClientRecord } from '../client/client-record.ts';
import { nextStep, registering, type FlowFacts } from './flow.rules.ts';
import type { Editor, SavedPage } from './page-access.rules.ts';
import type { RegistrationStep } from './registration-step.ts';

/** What the client saved of the form. */
interface SavedForm {
  readonly record: ClientRecord;
  readonly facts: FlowFacts;
  readonly filled: CheckList['filled'];
}

/** The facts that tell the progress of a registration. */
interface Progress extends Pick<SavedForm, 'record' | 'facts'> {
  readonly checkList: CheckList;
  readonly flags: Pick<Flags, 'hasSuitability' | 'hasSignature' | 'canCompleteRegistration'>;
}

/** The pages that the client's record tells about, and whether it has their answers. @see decision 0151 */
const RECORDED: Readonly<Partial<Record<RegistrationStep, (record: ClientRecord) => boolean>>> = {
  choosePlanner: ({ plannerId, hasPlanner }) => plannerId !== undefined || !hasPlanner,
  identification: ({ identification }) => identification !== undefined,
  personalData: ({ personalData }) => personalData !== undefined,
  addressData: ({ address, hasProofOfResidence }) => address !== undefined && hasProofOfResidence,
  taxInformation: ({ taxInformation }) => taxInformation !== undefined,
};

/**
 * The page that fills in an item of the check list. Every item has one that the client's answers lead to. So staff who
 * open an item again never send the client round in a circle.
 *
 * @see decision 0265
 */
const pageOf = (item: CheckListItem, { record, facts }: SavedForm): RegistrationStep => {
  switch (item) {
    case 'professional':
      return facts.isCurrentlyInOffice ? 'pepData' : 'professionalInformation';
    case 'pep':
      return facts.hasWorked || facts.hasRelation ? 'pepData' : 'taxInformation';
    case 'fatca':
      if (!facts.hasFatca) return 'taxInformation';
      // A CRS declaration waits for its countries. They have a page of their own.
      return facts.taxDeclaration === 'crs' ? 'fatcaOtherCountry' : 'fatcaData';
    case 'investorData':
      return 'equityData';
    case 'documents':
      return record.hasProofOfResidence ? 'identification' : 'addressData';
    case 'bankAccounts':
      return 'bankAccounts';
  }
};

/** Whether a page of the form is filled in. A page without questions counts as filled in. */
const isFilled = (step: RegistrationStep, saved: SavedForm): boolean =>
  (RECORDED[step]?.(saved.record) ?? true) &&
  CHECK_LIST_ITEMS.every((item) => saved.filled[item] || pageOf(item, saved) !== step);

/** The first page of the form that is not filled in. @returns `undefined` for a complete form @see decision 0219 */
export const missingPage = (saved: SavedForm): RegistrationStep | undefined => {
  const journey = registering(saved.facts);
  for (let step = nextStep(journey, 'definePassword'); step !== undefined; step = nextStep(journey, step)) {
    if (step === 'suitabilityStart') return undefined;
    if (!isFilled(step, saved)) return step;
  }
  return undefined;
};

/** The parts that the staff asked for again. `undefined` without an adjustment; empty when they named none. */
export const adjustedParts = ({ reason }: Pick<Editor, 'reason'>): readonly RegistrationPart[] | undefined =>
  reason._tag === 'AdjustmentPending' ? reason.parts : undefined;

/** Whether the staff asked the client for parts again. */
export const isAdjusting = ({ canCompleteRegistration }: Pick<Flags, 'canCompleteRegistration'>): boolean =>
  adjustedParts(canCompleteRegistration) !== undefined;

/**
 * Finds the page where a registration continues: the first page that is not filled in, then the questionnaire, then the
 * signature. An adjustment ends with a new signature, which sends the registration to the staff again. The
 * specification does not tell where a client continues (decisions 0151, 0265).
 *
 * @returns `undefined` when nothing is left to do, and for a registration that the client may not continue now
 */
export const resumeAt = ({ record, facts, checkList, flags }: Progress): RegistrationStep | undefined => {
  if (!flags.canCompleteRegistration.value) return undefined;
  const missing = missingPage({ record, facts, filled: checkList.filled });
  if (missing !== undefined) return missing;
  if (!flags.hasSuitability.value) return 'suitabilityStart';
  return flags.hasSignature.value && !isAdjusting(flags) ? undefined : 'signatureTerms';
};

const isAfterForm = (step: RegistrationStep): boolean => step === 'suitabilityStart' || step === 'signatureTerms';

/** A page that was saved, and the page after it in the flow. */
interface Saved {
  readonly page: SavedPage;
  readonly next: RegistrationStep | undefined;
}

/**
 * Whether the page after a saved one depends on what is missing. The start for clients and the end of the form lead to
 * the page that is due. So does the last page, which may be saved before the others, because the end is closed until
 * then. In an adjustment every page does, because the others are filled in. One account leads back to the list of all,
 * which goes on.
 *
 * @see decisions 0204, 0219, 0265
 */
export const leadsToDue = ({ page, next }: Saved, editor: Editor): boolean =>
  page === 'authStart' ||
  page === 'success' ||
  next === 'success' ||
  (page !== 'mailing' && page !== 'setBankAccount' && adjustedParts(editor) !== undefined);

/** The page after a saved one that leads to what is due. The last mended page leads to the end of the form. */
export const dueAfter = <Due extends RegistrationStep | undefined>(
  saved: SavedPage | RegistrationStep,
  due: Due,
): Due | 'success' =>
  saved !== 'authStart' && saved !== 'success' && due !== undefined && isAfterForm(due) ? 'success' : due;

/** A registration that a client goes on with. */
interface Continuing {
  /** The first page that is not filled in, as `resumeAt` finds it. */
  readonly due: RegistrationStep;
  readonly facts: FlowFacts;
  /** The page that the client saved last on this device. `undefined` when they saved none since they signed in. */
  readonly saved: RegistrationStep | undefined;
  readonly isAdjusting: boolean;
}

/**
 * Finds the page that opens for a client who goes on with the registration. It is the page after the last saved one. A
 * client who has just signed in begins at the start for clients, which leads to the page that is due. So does every
 * page of an adjustment, except that of one account.
 *
 * @see spec A §2 Routing rules "goes to the authenticated registration start"; decisions Q020, 0204, 0265
 */
export const continueAt = ({ due, facts, saved, isAdjusting }: Continuing): RegistrationStep => {
  if (saved === undefined) return isAfterForm(due) ? due : 'authStart';
  if (saved === 'authStart' || (isAdjusting && saved !== 'setBankAccount')) return dueAfter(saved, due);
  const next = nextStep(registering(facts), saved) ?? due;
  return next === 'success' && due !== 'suitabilityStart' ? due : next;
};

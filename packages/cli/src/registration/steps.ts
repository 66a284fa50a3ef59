import { usage, type Refusal } from '../refusal.ts';
import { addressDataStep } from './address-data.step.ts';
import { bankAccountsStep } from './bank-accounts.step.ts';
import { choosePlannerStep } from './choose-planner.step.ts';
import { equityDataStep } from './equity-data.step.ts';
import { fatcaDataStep } from './fatca-data.step.ts';
import { fatcaOtherCountryStep } from './fatca-other-country.step.ts';
import type { FileStep } from './form-step.ts';
import { identificationStep } from './identification.step.ts';
import { mailingStep } from './mailing.step.ts';
import { pepDataStep } from './pep-data.step.ts';
import { personalDataStep } from './personal-data.step.ts';
import { professionalInformationStep } from './professional-information.step.ts';
import { setBankAccountStep } from './set-bank-account.step.ts';
import { taxInformationStep } from './tax-information.step.ts';

/** Every page that a file can fill in, in the order of the flow. @see spec A §4 Registration flow (new client) */
export const STEPS: readonly FileStep[] = [
  choosePlannerStep,
  identificationStep,
  personalDataStep,
  addressDataStep,
  taxInformationStep,
  pepDataStep,
  fatcaDataStep,
  fatcaOtherCountryStep,
  bankAccountsStep,
  setBankAccountStep,
  professionalInformationStep,
  equityDataStep,
  mailingStep,
];

/** The pages' names. */
export const STEP_NAMES = STEPS.map(({ step }) => step).join(', ');

/** A page that there is not. @param field what named it */
export const unknownStep = (name: string, field: string): Refusal =>
  usage(`${name}: no such step; there are ${STEP_NAMES}.`, field);

import { usage, type Refusal } from '../../refusal.ts';
import { addressDataStep } from '../address/address-data.step.ts';
import { bankAccountsStep } from '../accounts/bank-accounts.step.ts';
import { choosePlannerStep } from '../client/choose-planner.step.ts';
import { equityDataStep } from '../work/equity-data.step.ts';
import { fatcaDataStep } from '../tax/fatca-data.step.ts';
import { fatcaOtherCountryStep } from '../tax/fatca-other-country.step.ts';
import type { FileStep } from './form-step.ts';
import { identificationStep } from '../identity/identification.step.ts';
import { mailingStep } from '../address/mailing.step.ts';
import { pepDataStep } from '../declarations/pep-data.step.ts';
import { personalDataStep } from '../client/personal-data.step.ts';
import { professionalInformationStep } from '../work/professional-information.step.ts';
import { setBankAccountStep } from '../accounts/set-bank-account.step.ts';
import { taxInformationStep } from '../tax/tax-information.step.ts';

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

/** The names of the pages. */
export const STEP_NAMES = STEPS.map(({ step }) => step).join(', ');

/** The refusal of an unknown page. @param field the option or name with the page */
export const unknownStep = (name: string, field: string): Refusal =>
  usage(`${name}: no such step; there are ${STEP_NAMES}.`, field);

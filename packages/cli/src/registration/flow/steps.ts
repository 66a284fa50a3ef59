import { usage, type Refusal } from '../../refusal.ts';
import { addressDataPage } from '../address/address-data.step.ts';
import { bankAccountsPage } from '../accounts/bank-accounts.step.ts';
import { choosePlannerPage } from '../client/choose-planner.step.ts';
import { equityDataPage } from '../work/equity-data.step.ts';
import { fatcaDataPage } from '../tax/fatca-data.step.ts';
import { fatcaOtherCountryPage } from '../tax/fatca-other-country.step.ts';
import type { FilePage } from './form-step.ts';
import { identificationPage } from '../identity/identification.step.ts';
import { mailingPage } from '../address/mailing.step.ts';
import { pepDataPage } from '../declarations/pep-data.step.ts';
import { personalDataPage } from '../client/personal-data.step.ts';
import { professionalInformationPage } from '../work/professional-information.step.ts';
import { setBankAccountPage } from '../accounts/set-bank-account.step.ts';
import { taxInformationPage } from '../tax/tax-information.step.ts';

/** Every page that a file can fill in, in the order of the flow. @see spec A §4 Registration flow (new client) */
export const PAGES: readonly FilePage[] = [
  choosePlannerPage,
  identificationPage,
  personalDataPage,
  addressDataPage,
  taxInformationPage,
  pepDataPage,
  fatcaDataPage,
  fatcaOtherCountryPage,
  bankAccountsPage,
  setBankAccountPage,
  professionalInformationPage,
  equityDataPage,
  mailingPage,
];

/** The names of the pages. */
export const KNOWN_PAGES = PAGES.map(({ step }) => step).join(', ');

/** The refusal of an unknown page. @param field the option or name with the page */
export const unknownPage = (name: string, field: string): Refusal =>
  usage(`${name}: no such step; there are ${KNOWN_PAGES}.`, field);

import { usage, type Refusal } from '../../refusal.ts';
import { addressDataPage } from '../address/address-data.page.ts';
import { bankAccountsPage } from '../accounts/bank-accounts.page.ts';
import { choosePlannerPage } from '../client/choose-planner.page.ts';
import { equityDataPage } from '../work/equity-data.page.ts';
import { fatcaDataPage } from '../tax/fatca-data.page.ts';
import { fatcaOtherCountryPage } from '../tax/fatca-other-country.page.ts';
import type { FilePage } from './form-page.ts';
import { identificationPage } from '../identity/identification.page.ts';
import { mailingPage } from '../address/mailing.page.ts';
import { pepDataPage } from '../declarations/pep-data.page.ts';
import { personalDataPage } from '../client/personal-data.page.ts';
import { professionalInformationPage } from '../work/professional-information.page.ts';
import { setBankAccountPage } from '../accounts/set-bank-account.page.ts';
import { taxInformationPage } from '../tax/tax-information.page.ts';

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

import type { PartsOf } from '../../composition/bindings.ts';
import { ACCOUNTS } from '../accounts/accounts.tokens.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { ACCESS } from '../../access/access.tokens.ts';
import { RENEWAL } from '../../renewal/renewal.tokens.ts';
import { REGISTRATION } from '../registration.tokens.ts';
import { WELCOME } from '../welcome/welcome.tokens.ts';

/** The ports and use cases that the pages of the form take from, by the names that a page uses. */
export const STEP_PARTS = {
  records: REGISTRATION.KeptRecords,
  clients: REGISTRATION.ClientRecords,
  registrations: REGISTRATION.RegistrationRecords,
  saveBasicData: RENEWAL.SaveBasicData,
  papers: REGISTRATION.Papers,
  lookUpAddress: REGISTRATION.LookUpAddress,
  saveAddress: REGISTRATION.SaveFormAddress,
  planners: REGISTRATION.Planners,
  lists: REGISTRATION.OptionLists,
  professions: REGISTRATION.ProfessionalRecords,
  equity: REGISTRATION.EquityRecords,
  savePep: REGISTRATION.SavePep,
  saveFatca: REGISTRATION.SaveFatca,
  saveTaxResidences: REGISTRATION.SaveTaxResidences,
  accounts: ACCOUNTS.AccountsDesk,
  saveBankAccounts: REGISTRATION.SaveFormAccounts,
};

export type StepParts = PartsOf<typeof STEP_PARTS>;

/** The same for the pages of a person without an account. */
export const VISITOR_PARTS = {
  acceptance: WELCOME.Acceptance,
  begin: REGISTRATION.BeginRegistration,
  createClient: REGISTRATION.CreateClient,
  access: ACCESS.UseCases,
  openRegistrations: REGISTRATION.OpenRegistrations,
  notices: SHARED.Notices,
  configuration: SHARED.Configuration,
};

export type VisitorParts = PartsOf<typeof VISITOR_PARTS>;

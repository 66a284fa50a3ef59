import type { BeginRegistration, CreateClient, FormUseCases } from '@aroeira/domain/registration';
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
  form: REGISTRATION.Form,
  planners: REGISTRATION.Planners,
  lists: REGISTRATION.OptionLists,
  professions: REGISTRATION.ProfessionalRecords,
  equity: REGISTRATION.EquityRecords,
  accounts: ACCOUNTS.AccountsDesk,
};

export type StepParts = Omit<PartsOf<typeof STEP_PARTS>, 'form'> & FormUseCases;

/** The same for the pages of a person without an account. */
export const VISITOR_PARTS = {
  acceptance: WELCOME.Acceptance,
  newClients: REGISTRATION.NewClients,
  access: ACCESS.UseCases,
  openRegistrations: REGISTRATION.OpenRegistrations,
  notices: SHARED.Notices,
  configuration: SHARED.Configuration,
};

export interface VisitorParts extends Omit<PartsOf<typeof VISITOR_PARTS>, 'newClients'> {
  readonly begin: BeginRegistration;
  readonly createClient: CreateClient;
}

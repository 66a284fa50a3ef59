import {
  composeForm,
  makeBeginRegistration,
  makeCreateClient,
  makeReadRegistration,
} from '@aroeira/domain/registration';
import { makeSaveBasicData } from '@aroeira/domain/renewal';
import * as O from 'fp-ts/Option';
import { ACCESS } from '../../access/access.tokens.ts';
import type { PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { RENEWAL } from '../../renewal/renewal.tokens.ts';
import { ACCOUNTS } from '../accounts/accounts.tokens.ts';
import { REGISTRATION } from '../registration.tokens.ts';
import { STANDING } from '../standing/standing.tokens.ts';
import { WELCOME } from '../welcome/welcome.tokens.ts';
import { makeEditing, keptRecords, type KeptRecords } from './editing.ts';

/** What the pages of the form are made of, by the names that a page uses. */
export const DESK_PARTS = {
  clients: REGISTRATION.ClientRecords,
  papers: REGISTRATION.Papers,
  peps: REGISTRATION.PepRecords,
  fatcas: REGISTRATION.FatcaRecords,
  professions: REGISTRATION.ProfessionalRecords,
  equity: REGISTRATION.EquityRecords,
  bankAccounts: REGISTRATION.BankAccounts,
  accounts: ACCOUNTS.AccountsDesk,
  standings: REGISTRATION.Standings,
  registrations: REGISTRATION.RegistrationRecords,
  planners: REGISTRATION.Planners,
  lists: REGISTRATION.OptionLists,
  lookUpAddress: REGISTRATION.LookUpAddress,
  newClients: REGISTRATION.NewClients,
  openRegistrations: REGISTRATION.OpenRegistrations,
  drafts: REGISTRATION.StepDrafts,
  acceptance: WELCOME.Acceptance,
  access: ACCESS.UseCases,
  standing: STANDING.PortalStanding,
  renewal: RENEWAL.UseCases,
  clientRenewal: RENEWAL.ClientRenewal,
  memory: SHARED.DeviceMemory,
  navigation: SHARED.BrowserNavigation,
  notices: SHARED.Notices,
  configuration: SHARED.Configuration,
  ports: SHARED.FormPorts,
  clock: SHARED.Clock,
};

type Parts = PartsOf<typeof DESK_PARTS>;

/** What the pages of the form share. */
export type FormDesk = ReturnType<typeof openDesk>;

export const openDesk = (parts: Parts) => {
  const { clients, fatcas, standings, newClients, clock } = parts;
  const records = keptRecords(parts);
  const read = makeReadRegistration({
    clients: { read: () => records.record.read },
    peps: { read: () => records.pep.read },
    fatcas: { read: () => records.fatca.read },
    clock,
  });
  return {
    ...parts,
    records,
    editing: makeEditing({ ...parts, records, read }),
    askAhead: () => askAhead(parts, records),
    begin: makeBeginRegistration(newClients),
    createClient: makeCreateClient({ newClients, ...parts.access }),
    saveBasicData: makeSaveBasicData({ ...parts, forms: standings }),
    // The pages know already what a save reads of the server.
    ...composeForm({
      ...parts,
      clients,
      fatcas: { save: fatcas.save, read: () => records.fatca.read },
      standings: { form: () => records.form.read },
    }),
  };
};

/**
 * Asks for what later pages of the form need, one call after another, so that none of them waits for it. What is known
 * already makes no call, and a failure means only that the page itself asks again. It stops when the session ends.
 *
 * @see decision 0220
 */
const askAhead = async (
  { accounts, lists, memory }: Pick<Parts, 'accounts' | 'lists' | 'memory'>,
  { form, pep, fatca, profession, equity }: KeptRecords,
): Promise<void> => {
  const { functions, familyRelations, closeRelations, countries, banks, careers } = lists;
  const later = [form.read, pep.read, fatca.read, profession.read, accounts.load, equity.read];
  for (const ask of [functions, familyRelations, closeRelations, countries, banks, careers, ...later]) {
    if (O.isNone(memory.session.read())) return;
    await ask();
  }
};

import {
  makeHttpBankAccounts,
  makeHttpEquityRecords,
  makeHttpOptionLists,
  makeHttpProfessionalRecords,
} from '@aroeira/adapters-http/registration';
import {
  editedAccounts,
  makeSaveAddress,
  makeSaveBankAccounts,
  makeSaveFatca,
  makeSavePep,
  makeSaveReported,
  makeSaveTaxResidences,
} from '@aroeira/domain/registration';
import { bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Kept, whenSessionEnds } from '../../shell/session/kept.ts';
import { AccountsDesk } from '../accounts/accounts-desk.ts';
import { ACCOUNTS } from '../accounts/accounts.tokens.ts';
import { REGISTRATION } from '../registration.tokens.ts';

const declaring = {
  peps: REGISTRATION.PepRecords,
  professions: REGISTRATION.ProfessionalRecords,
  clock: SHARED.Clock,
};
const saving = {
  bankAccounts: REGISTRATION.BankAccounts,
  standings: REGISTRATION.Standings,
  reports: REGISTRATION.ChangeReports,
  unfinished: REGISTRATION.UnfinishedSaves,
};
const taxes = { fatcas: REGISTRATION.FatcaRecords, records: REGISTRATION.KeptRecords };
const ofForm = { bankAccounts: REGISTRATION.BankAccounts, records: REGISTRATION.KeptRecords };
const keeping = {
  bankAccounts: REGISTRATION.BankAccounts,
  memory: SHARED.DeviceMemory,
  navigation: SHARED.BrowserNavigation,
};
const sharing = {
  kept: ACCOUNTS.SavedAccounts,
  leaving: SHARED.BrowserNavigation,
  navigation: SHARED.Navigation,
};

/** What the pages from PEP on read and save. */
export const recordBindings = bindings((bind) => {
  bind(REGISTRATION.OptionLists, makeHttpOptionLists, SHARED.HttpClient);
  bind(REGISTRATION.ProfessionalRecords, makeHttpProfessionalRecords, SHARED.HttpClient);
  bind(REGISTRATION.EquityRecords, makeHttpEquityRecords, SHARED.HttpClient);
  bind(REGISTRATION.BankAccounts, makeHttpBankAccounts, SHARED.HttpClient);
  bind(REGISTRATION.SavePep, makeSavePep, declaring);
  bind(REGISTRATION.SaveFatca, (parts) => makeSaveFatca(knownFatcas(parts)), taxes);
  bind(REGISTRATION.SaveTaxResidences, (parts) => makeSaveTaxResidences(knownFatcas(parts)), taxes);
  bind(REGISTRATION.SaveFormAddress, makeSaveAddress, {
    clients: REGISTRATION.ClientRecords,
    papers: REGISTRATION.Papers,
  });
  bind(REGISTRATION.SaveFormAccounts, saveFormAccounts, ofForm);
  bind(REGISTRATION.SaveBankAccounts, saveAccounts, saving);
  bind(ACCOUNTS.SavedAccounts, keepAccounts, keeping);
  bind(ACCOUNTS.AccountsDesk, openDesk, sharing);
});

/** Both pages save one record, and each keeps what the other one has. The pages know it already. */
const knownFatcas = ({ fatcas: { save }, records }: PartsOf<typeof taxes>) => ({
  save,
  read: () => records.fatca.read,
});

const saveFormAccounts = ({ bankAccounts, records }: PartsOf<typeof ofForm>) =>
  makeSaveBankAccounts({ bankAccounts, standings: { form: () => records.form.read } });

const saveAccounts = ({ bankAccounts, ...parts }: PartsOf<typeof saving>) =>
  makeSaveReported({
    ...parts,
    edited: editedAccounts(bankAccounts, makeSaveBankAccounts({ bankAccounts, standings: parts.standings })),
  });

const keepAccounts = ({ bankAccounts, ...session }: PartsOf<typeof keeping>) =>
  new Kept(session, ({ clientId }) => bankAccounts.list(clientId));

const openDesk = ({ kept, leaving, navigation }: PartsOf<typeof sharing>) => {
  const desk = new AccountsDesk({ kept, navigation, page: '/registration/form/setBankAccount', state: leaving.state });
  whenSessionEnds(leaving, () => desk.forget());
  return desk;
};

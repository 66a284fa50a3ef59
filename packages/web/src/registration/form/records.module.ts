import {
  makeHttpBankAccounts,
  makeHttpEquityRecords,
  makeHttpOptionLists,
  makeHttpProfessionalRecords,
} from '@aroeira/adapters-http/registration';
import { composeAccountEdit } from '@aroeira/domain/registration';
import { bindings, type PartsOf } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Kept, whenSessionEnds } from '../../shell/session/kept.ts';
import { AccountsDesk } from '../accounts/accounts-desk.ts';
import { ACCOUNTS } from '../accounts/accounts.tokens.ts';
import { REGISTRATION } from '../registration.tokens.ts';

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
  bind(REGISTRATION.SaveBankAccounts, composeAccountEdit, {
    bankAccounts: REGISTRATION.BankAccounts,
    standings: REGISTRATION.Standings,
    reports: REGISTRATION.ChangeReports,
    unfinished: REGISTRATION.UnfinishedSaves,
  });
  bind(ACCOUNTS.SavedAccounts, keepAccounts, keeping);
  bind(ACCOUNTS.AccountsDesk, openDesk, sharing);
});

const keepAccounts = ({ bankAccounts, ...session }: PartsOf<typeof keeping>) =>
  new Kept(session, ({ clientId }) => bankAccounts.list(clientId));

const openDesk = ({ kept, leaving, navigation }: PartsOf<typeof sharing>) => {
  const desk = new AccountsDesk({ kept, navigation, page: '/registration/form/setBankAccount', state: leaving.state });
  whenSessionEnds(leaving, () => desk.forget());
  return desk;
};

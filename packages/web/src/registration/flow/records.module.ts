import {
  makeHttpBankAccounts,
  makeHttpEquityRecords,
  makeHttpOptionLists,
  makeHttpProfessionalRecords,
} from '@aroeira/adapters-http/registration';
import { composeAccountEdit } from '@aroeira/domain/registration';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { Kept } from '../../shell/session/kept.ts';
import { openAccountsDesk } from '../accounts/accounts-desk.ts';
import { ACCOUNTS } from '../accounts/accounts.tokens.ts';
import { REGISTRATION } from '../registration.tokens.ts';

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
  bind(
    ACCOUNTS.SavedAccounts,
    ({ bankAccounts, ...session }) => new Kept(session, ({ clientId }) => bankAccounts.list(clientId)),
    { bankAccounts: REGISTRATION.BankAccounts, memory: SHARED.DeviceMemory, navigation: SHARED.BrowserNavigation },
  );
  bind(ACCOUNTS.AccountsDesk, openAccountsDesk('/registration/form/setBankAccount'), {
    kept: ACCOUNTS.SavedAccounts,
    navigation: SHARED.BrowserNavigation,
  });
});

import type { Session } from '@aroeira/domain/access';
import { makeFindAwaitingOrders } from '@aroeira/domain/movements';
import { bindings, type Bindings, type PartsOf } from '../../composition/bindings.ts';
import { registrationBindings } from '../../registration/registration.module.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { keptMovementsBindings } from '../../movements/kept-movements.module.ts';
import { MOVEMENTS } from '../../movements/movements.tokens.ts';
import { ACCOUNTS } from '../../registration/accounts/accounts.tokens.ts';
import { openAccountsDesk } from '../../registration/accounts/accounts-desk.ts';
import { draftsBindings } from '../../registration/drafts/drafts.module.ts';
import { recordBindings } from '../../registration/flow/records.module.ts';
import { REGISTRATION } from '../../registration/registration.tokens.ts';
import { standingBindings } from '../../registration/standing/standing.module.ts';
import { makeProfileAccountModel, type ProfileAccountViewModel } from './profile-account.view-model.ts';
import { PROFILE_ACCOUNTS_TEXTS } from './profile-accounts.texts.ts';
import { makeProfileAccountsModel, type ProfileAccountsViewModel } from './profile-accounts.view-model.ts';
import { tokens } from '../../composition/token.ts';

/** The bank accounts that an approved client changes from the profile. The pages answer nothing without a session. */
export const PROFILE_ACCOUNTS = tokens<{
  OpenAccounts: () => ProfileAccountsViewModel | undefined;
  OpenAccount: () => ProfileAccountViewModel | undefined;
}>('PROFILE_ACCOUNTS');

const editing = {
  desk: ACCOUNTS.ProfileDesk,
  save: REGISTRATION.SaveBankAccounts,
  lists: REGISTRATION.OptionLists,
  navigation: SHARED.BrowserNavigation,
  toasts: SHARED.Toasts,
  ports: SHARED.FormPorts,
};

const openingOne = { ...editing, drafts: REGISTRATION.StepDrafts };
const listing = { ...editing, movements: MOVEMENTS.Movements, clock: SHARED.ServerClock };

/** What the pages of the bank accounts need. */
export const profileAccountsBindings: Bindings = [
  ...standingBindings,
  ...registrationBindings,
  ...recordBindings,
  ...draftsBindings,
  ...keptMovementsBindings,
  ...bindings((bind) => {
    bind(ACCOUNTS.ProfileDesk, openAccountsDesk('/profile-bank-accounts/add'), {
      kept: ACCOUNTS.SavedAccounts,
      navigation: SHARED.BrowserNavigation,
    });
    bind.visit(PROFILE_ACCOUNTS.OpenAccounts, openAccounts, listing);
    bind.visit(PROFILE_ACCOUNTS.OpenAccount, openAccount, openingOne);
  }),
];

const openAccounts = (
  client: Session,
  { desk, save, navigation, toasts, ports, movements, clock }: PartsOf<typeof listing>,
) => {
  const saved = () => {
    toasts.say(PROFILE_ACCOUNTS_TEXTS.saved);
    navigation.pop('/profile');
  };
  return makeProfileAccountsModel({
    client,
    desk,
    load: desk.reload,
    save,
    saved,
    navigation,
    ports,
    findAwaitingOrders: makeFindAwaitingOrders({ movements, clock }),
  });
};

const openAccount = (
  client: Session,
  { desk, drafts, save, lists: { banks }, navigation, toasts, ports }: PartsOf<typeof openingOne>,
) => {
  const saved = () => {
    toasts.say(PROFILE_ACCOUNTS_TEXTS.saved);
    navigation.pop('/profile-bank-accounts');
  };
  const impossible = () => navigation.replace('/profile-bank-accounts');
  return makeProfileAccountModel({
    client,
    desk,
    drafts,
    accountId: desk.openId,
    banks,
    save,
    saved,
    impossible,
    navigation,
    ports,
  });
};

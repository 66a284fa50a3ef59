import {
  makeHttpAuthenticator,
  makeHttpConsents,
  makeHttpConsentsOfDevice,
  makeHttpMainAccounts,
  makeHttpSessions,
  type DeviceInfo,
} from '@aroeira/adapters-http/access';
import type { HttpClient } from '@aroeira/adapters-http/http';
import {
  makeAbandonSignIn,
  makeAcceptConsent,
  makeDenyConsent,
  makeEnterCode,
  makeLeaveAccount,
  makeRevokeTokens,
  makeSignIn,
  makeSignOutOfApp,
  type AbandonSignIn,
  type Authenticator,
  type DeviceMemory,
  type SignOut,
} from '@aroeira/domain/access';
import { bindings } from '../composition/bindings.ts';
import { ACCESS } from './access.tokens.ts';
import { QUICK_ACCESS } from './quick-access/quick-access.tokens.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import type { Navigation } from '../shell/routing/navigation.ts';
import type { FormPorts } from '../ui/forms/form-model.ts';
import type { SignInServer } from './sign-in/sign-in-steps.ts';
import { arriveAt } from './sign-in/sign-in-exits.ts';
import { SignInViewModel, type SignInActions } from './sign-in/sign-in.view-model.ts';

const signingIn = { authenticator: ACCESS.Authenticator, consents: ACCESS.Consents, memory: SHARED.DeviceMemory };
const leaving = { sessions: ACCESS.Sessions, memory: SHARED.DeviceMemory };

/** Signing in and out. */
export const accessBindings = bindings((bind) => {
  const calling = { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo };
  bind(ACCESS.Authenticator, makeHttpAuthenticator, calling);
  bind(ACCESS.Consents, makeHttpConsents, SHARED.HttpClient);
  bind(ACCESS.ConsentsOfDevice, makeHttpConsentsOfDevice, SHARED.HttpClient);
  bind(ACCESS.MainAccounts, makeHttpMainAccounts, SHARED.HttpClient);
  bind(ACCESS.Sessions, makeHttpSessions, SHARED.HttpClient);
  bind(ACCESS.SignInServerOf, signInServerOf, { clientOf: SHELL.HttpClientOf, deviceInfo: SHARED.DeviceInfo });

  bind(ACCESS.SignIn, makeSignIn, signingIn);
  bind(ACCESS.EnterCode, makeEnterCode, signingIn);
  bind(ACCESS.AcceptConsent, makeAcceptConsent, {
    consents: ACCESS.Consents,
    memory: SHARED.DeviceMemory,
  });
  bind(ACCESS.DenyConsent, makeDenyConsent, leaving);
  bind(ACCESS.RevokeTokens, makeRevokeTokens, leaving);
  bind(ACCESS.AbandonSignIn, makeAbandonSignIn, leaving);
  bind(ACCESS.SignOutOfApp, makeSignOutOfApp, leaving);
  bind(ACCESS.LeaveAccount, makeLeaveAccount, leaving);
  bind(ACCESS.SignInActions, signInActions, {
    signIn: ACCESS.SignIn,
    enterCode: ACCESS.EnterCode,
    revoke: ACCESS.RevokeTokens,
    abandon: ACCESS.AbandonSignIn,
    accept: ACCESS.AcceptConsent,
    deny: ACCESS.DenyConsent,
    authenticator: ACCESS.Authenticator,
    offer: QUICK_ACCESS.OfferAfterSignIn,
    memory: SHARED.DeviceMemory,
  });
  // A view model lives for one visit to one page: the container holds the way to open one.
  bind(ACCESS.OpenSignIn, openSignIn, {
    actions: ACCESS.SignInActions,
    navigation: SHARED.Navigation,
    ports: SHARED.FormPorts,
  });
});

interface ServerParts {
  readonly clientOf: (memory: DeviceMemory) => HttpClient;
  readonly deviceInfo: DeviceInfo;
}

const signInServerOf =
  ({ clientOf, deviceInfo }: ServerParts) =>
  (memory: DeviceMemory): SignInServer => {
    const http = clientOf(memory);
    return {
      authenticator: makeHttpAuthenticator({ http, deviceInfo }),
      consents: makeHttpConsents(http),
      sessions: makeHttpSessions(http),
    };
  };

interface ActionParts extends Pick<SignInActions, 'signIn' | 'enterCode' | 'accept' | 'deny' | 'offer'> {
  readonly revoke: SignOut;
  readonly abandon: AbandonSignIn;
  readonly authenticator: Authenticator;
  readonly memory: DeviceMemory;
}

const signInActions = ({ revoke, abandon, authenticator, memory, ...steps }: ActionParts): SignInActions => ({
  ...steps,
  arrive: revoke,
  abandon,
  dropChallenge: memory.challenge.clear,
  sendCode: authenticator.sendCode,
});

interface SignInParts {
  readonly actions: SignInActions;
  readonly navigation: Navigation;
  readonly ports: FormPorts;
}

const openSignIn =
  ({ actions, navigation, ports }: SignInParts) =>
  (): SignInViewModel =>
    new SignInViewModel(actions, { done: arriveAt(navigation), denied: () => navigation.push('/logout') }, ports);

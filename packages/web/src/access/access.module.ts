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
  makeAcceptConsent,
  makeDenyConsent,
  makeEnterCode,
  makeLeaveAccount,
  makeRevokeTokens,
  makeSignIn,
  makeSignOutOfApp,
  type Authenticator,
  type DeviceMemory,
  type SignOut,
} from '@aroeira/domain/access';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../composition/tokens.ts';
import type { Navigation } from '../shell/routing/navigation.ts';
import type { FormPorts } from '../ui/forms/form-model.ts';
import type { SignInServer } from './sign-in/sign-in-steps.ts';
import { arriveAt } from './sign-in/sign-in-exits.ts';
import { SignInViewModel, type SignInActions } from './sign-in/sign-in.view-model.ts';

/** What access needs and nothing else. */
export const accessModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.Authenticator)
    .toResolvedValue(makeHttpAuthenticator, [TOKENS.HttpClient, TOKENS.DeviceInfo])
    .inSingletonScope();
  bind(TOKENS.Consents).toResolvedValue(makeHttpConsents, [TOKENS.HttpClient]).inSingletonScope();
  bind(TOKENS.ConsentsOfDevice).toResolvedValue(makeHttpConsentsOfDevice, [TOKENS.HttpClient]).inSingletonScope();
  bind(TOKENS.MainAccounts).toResolvedValue(makeHttpMainAccounts, [TOKENS.HttpClient]).inSingletonScope();
  bind(TOKENS.Sessions).toResolvedValue(makeHttpSessions, [TOKENS.HttpClient]).inSingletonScope();

  bind(TOKENS.SignInServerOf).toResolvedValue(signInServerOf, [TOKENS.HttpClientOf, TOKENS.DeviceInfo]);

  const signInPorts = [TOKENS.Authenticator, TOKENS.Consents, TOKENS.DeviceMemory] as const;
  bind(TOKENS.SignIn).toResolvedValue(makeSignIn, [...signInPorts]);
  bind(TOKENS.EnterCode).toResolvedValue(makeEnterCode, [...signInPorts]);
  bind(TOKENS.AcceptConsent).toResolvedValue(makeAcceptConsent, [TOKENS.Consents, TOKENS.DeviceMemory]);
  bind(TOKENS.DenyConsent).toResolvedValue(makeDenyConsent, [TOKENS.Sessions, TOKENS.DeviceMemory]);
  bind(TOKENS.RevokeTokens).toResolvedValue(makeRevokeTokens, [TOKENS.Sessions, TOKENS.DeviceMemory]);
  bind(TOKENS.SignOutOfApp).toResolvedValue(makeSignOutOfApp, [TOKENS.Sessions, TOKENS.DeviceMemory]);
  bind(TOKENS.LeaveAccount).toResolvedValue(makeLeaveAccount, [TOKENS.Sessions, TOKENS.DeviceMemory]);

  bind(TOKENS.SignInActions).toResolvedValue(
    (...[signIn, enterCode, revoke, accept, deny, authenticator, offer, memory]: SignInParts): SignInActions => ({
      signIn,
      enterCode,
      arrive: revoke,
      abandon: revoke,
      accept,
      deny,
      offer,
      dropChallenge: memory.challenge.clear,
      sendCode: authenticator.sendCode,
    }),
    [
      TOKENS.SignIn,
      TOKENS.EnterCode,
      TOKENS.RevokeTokens,
      TOKENS.AcceptConsent,
      TOKENS.DenyConsent,
      TOKENS.Authenticator,
      TOKENS.OfferAfterSignIn,
      TOKENS.DeviceMemory,
    ],
  );
  // A view model lives for one visit to one screen, so what is bound is the way to open one.
  bind(TOKENS.OpenSignIn).toResolvedValue(openSignIn, [TOKENS.SignInActions, TOKENS.Navigation, TOKENS.FormPorts]);
});

const signInServerOf =
  (clientOf: (memory: DeviceMemory) => HttpClient, deviceInfo: DeviceInfo) =>
  (memory: DeviceMemory): SignInServer => {
    const http = clientOf(memory);
    return {
      authenticator: makeHttpAuthenticator(http, deviceInfo),
      consents: makeHttpConsents(http),
      sessions: makeHttpSessions(http),
    };
  };

type SignInParts = readonly [
  SignInActions['signIn'],
  SignInActions['enterCode'],
  SignOut,
  SignInActions['accept'],
  SignInActions['deny'],
  Authenticator,
  SignInActions['offer'],
  DeviceMemory,
];

const openSignIn = (actions: SignInActions, navigation: Navigation, ports: FormPorts) => (): SignInViewModel =>
  new SignInViewModel(actions, { done: arriveAt(navigation), denied: () => navigation.push('/logout') }, ports);

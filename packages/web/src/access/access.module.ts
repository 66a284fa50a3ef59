import { signOutMessage } from '@aroeira/domain/access/messages';
import {
  makeHttpAuthenticator,
  makeHttpConsents,
  makeHttpConsentsOfDevice,
  makeHttpMainAccounts,
  makeHttpSessions,
} from '@aroeira/adapters-http/access';
import { makeBrowserStorage, makeSparedClient, prefixOf } from '@aroeira/adapters-http/storage';
import {
  makeAbandonSignIn,
  makeAcceptConsent,
  makeArriveAtSignIn,
  makeDenyConsent,
  makeEnterCode,
  makeLeaveAccount,
  makeRevokeReplaced,
  makeRevokeTokens,
  makeSignIn,
  makeSignOutOfApp,
} from '@aroeira/domain/access';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { ACCESS } from './access.tokens.ts';
import { QUICK_ACCESS } from './quick-access/quick-access.tokens.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { makeLogoutVisit } from './session/logout.view-model.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { arriveAt } from './sign-in/sign-in-exits.ts';
import { SignInViewModel } from './sign-in/sign-in.view-model.ts';

const signingIn = { authenticator: ACCESS.Authenticator, consents: ACCESS.Consents, memory: SHARED.DeviceMemory };
const leaving = { sessions: ACCESS.Sessions, memory: SHARED.DeviceMemory };

/** Asks the server about sessions, and begins and ends them. */
const sessionBindings = bindings((bind) => {
  const calling = { http: SHARED.HttpClient, deviceInfo: SHARED.DeviceInfo };
  bind(ACCESS.Authenticator, makeHttpAuthenticator, calling);
  bind(ACCESS.Consents, makeHttpConsents, SHARED.HttpClient);
  bind(ACCESS.ConsentsOfDevice, makeHttpConsentsOfDevice, SHARED.HttpClient);
  bind(ACCESS.MainAccounts, makeHttpMainAccounts, SHARED.HttpClient);
  bind(ACCESS.Sessions, makeHttpSessions, SHARED.HttpClient);
  bind(
    ACCESS.SignInServerOf,
    ({ clientOf, deviceInfo }) =>
      (memory) => {
        const http = clientOf(memory);
        return {
          authenticator: makeHttpAuthenticator({ http, deviceInfo }),
          consents: makeHttpConsents(http),
          sessions: makeHttpSessions(http),
        };
      },
    { clientOf: SHELL.HttpClientOf, deviceInfo: SHARED.DeviceInfo },
  );

  bind(ACCESS.SignIn, makeSignIn, signingIn);
  bind(ACCESS.EnterCode, makeEnterCode, signingIn);
  bind(ACCESS.AcceptConsent, makeAcceptConsent, {
    consents: ACCESS.Consents,
    memory: SHARED.DeviceMemory,
  });
  bind(ACCESS.DenyConsent, makeDenyConsent, leaving);
  bind(
    ACCESS.SparedClient,
    ({ environment }) =>
      makeSparedClient({ tab: makeBrowserStorage(() => window.sessionStorage), prefix: prefixOf(environment) }),
    SHARED.Configuration,
  );
  bind(
    ACCESS.ArriveAtSignIn,
    ({ sessions, memory, spared }) =>
      makeArriveAtSignIn({ revokeTokens: makeRevokeTokens({ sessions, memory }), memory, spared }),
    { ...leaving, spared: ACCESS.SparedClient },
  );
  bind(ACCESS.RevokeReplaced, makeRevokeReplaced, { ...leaving, spared: ACCESS.SparedClient });
  bind(ACCESS.AbandonSignIn, makeAbandonSignIn, leaving);
  bind(ACCESS.SignOutOfApp, makeSignOutOfApp, leaving);
  bind(
    ACCESS.OpenLogout,
    ({ signOut, navigation, notices }) =>
      () =>
        makeLogoutVisit({
          signOut,
          ended: () => navigation.replace('/login'),
          say: (failure) => notices.alert({ body: signOutMessage(failure) }),
        }),
    { signOut: ACCESS.SignOutOfApp, navigation: SHARED.Navigation, notices: SHARED.Notices },
  );
  bind(ACCESS.LeaveAccount, makeLeaveAccount, leaving);
});

/** The form of a first sign-in. */
const signInBindings = bindings((bind) => {
  bind(
    ACCESS.SignInActions,
    ({ signIn, enterCode, revokeReplaced, authenticator, memory, ...steps }) => ({
      ...steps,
      signIn: (credentials, isWanted) => revokeReplaced(signIn(credentials, isWanted)),
      enterCode: (challenge, code) => revokeReplaced(enterCode(challenge, code)),
      dropChallenge: memory.challenge.clear,
      sendCode: authenticator.sendCode,
    }),
    {
      signIn: ACCESS.SignIn,
      enterCode: ACCESS.EnterCode,
      arrive: ACCESS.ArriveAtSignIn,
      revokeReplaced: ACCESS.RevokeReplaced,
      abandon: ACCESS.AbandonSignIn,
      accept: ACCESS.AcceptConsent,
      deny: ACCESS.DenyConsent,
      authenticator: ACCESS.Authenticator,
      offer: QUICK_ACCESS.OfferAfterSignIn,
      memory: SHARED.DeviceMemory,
    },
  );
  // A view model lives for one visit to one page, so the container holds a function that opens one.
  bind(
    ACCESS.OpenSignIn,
    ({ actions, navigation, ports }) =>
      () =>
        new SignInViewModel(actions, { done: arriveAt(navigation), denied: () => navigation.push('/logout') }, ports),
    { actions: ACCESS.SignInActions, navigation: SHARED.Navigation, ports: SHARED.FormPorts },
  );
});

/** Signing in and out. */
export const accessBindings: Bindings = [...sessionBindings, ...signInBindings];

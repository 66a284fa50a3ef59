import * as O from 'fp-ts/Option';
import { signOutMessage } from '@aroeira/domain/access/messages';
import {
  makeHttpAuthenticator,
  makeHttpConsents,
  makeHttpConsentsOfDevice,
  makeHttpMainAccounts,
  makeHttpSessions,
  makeHttpSignInPorts,
} from '@aroeira/adapters-http/access';
import { composeSignIn, makeArriveAtSignIn, makeRevokeReplaced } from '@aroeira/domain/access';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { ACCESS } from './access.tokens.ts';
import { QUICK_ACCESS } from './quick-access/quick-access.tokens.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { makeLogoutVisit } from './session/logout.view-model.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { arriveAt } from '../shell/routing/navigation.ts';
import { SignInSteps } from './sign-in/sign-in-steps.view-model.ts';

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
      (memory) =>
        makeHttpSignInPorts({ http: clientOf(memory), deviceInfo }),
    { clientOf: SHELL.HttpClientOf, deviceInfo: SHARED.DeviceInfo },
  );

  bind(ACCESS.UseCases, composeSignIn, {
    authenticator: ACCESS.Authenticator,
    consents: ACCESS.Consents,
    sessions: ACCESS.Sessions,
    memory: SHARED.DeviceMemory,
  });
  bind(
    ACCESS.OpenLogout,
    ({ useCases, navigation, notices }) =>
      () =>
        makeLogoutVisit({
          signOut: useCases.signOutOfApp,
          ended: () => navigation.replace('/login'),
          say: (failure) => notices.alert({ body: signOutMessage(failure) }),
        }),
    { useCases: ACCESS.UseCases, navigation: SHARED.Navigation, notices: SHARED.Notices },
  );
});

/** What a sign-in does when the password is sent. */
const signInBindings = bindings((bind) => {
  bind(
    ACCESS.SignInActions,
    ({ useCases, offer, fetchNextPage, ...device }) => {
      const revokeReplaced = makeRevokeReplaced(device);
      fetchNextPage();
      return {
        ...useCases,
        arrive: makeArriveAtSignIn({ revokeTokens: useCases.revokeTokens, ...device }),
        isLeftOpen: () => O.isSome(device.memory.session.read()),
        signIn: (credentials, isWanted) => revokeReplaced(useCases.signIn(credentials, isWanted)),
        enterCode: (challenge, code) => revokeReplaced(useCases.enterCode(challenge, code)),
        offer,
      };
    },
    {
      useCases: ACCESS.UseCases,
      offer: QUICK_ACCESS.OfferAfterSignIn,
      fetchNextPage: ACCESS.FetchNextPage,
      sessions: ACCESS.Sessions,
      memory: SHARED.DeviceMemory,
      spared: ACCESS.SparedClient,
    },
  );
  bind(
    ACCESS.OpenSignInCalls,
    ({ actions, navigation }) =>
      () => ({
        signIn: actions.signIn,
        steps: new SignInSteps(actions, { done: arriveAt(navigation), denied: () => navigation.push('/logout') }),
      }),
    { actions: ACCESS.SignInActions, navigation: SHARED.Navigation },
  );
  // The returning-user view itself loads with its page.
  bind(ACCESS.ReturningParts, (parts) => parts, {
    signIn: ACCESS.SignInActions,
    consentsOf: ACCESS.ConsentsOfDevice,
    mainAccounts: ACCESS.MainAccounts,
    sessions: ACCESS.Sessions,
    memory: SHARED.DeviceMemory,
    spared: ACCESS.SparedClient,
    quickAccess: QUICK_ACCESS.SignInByQuickAccess,
    notices: SHARED.Notices,
    navigation: SHARED.Navigation,
    toasts: SHARED.Toasts,
    ports: SHARED.FormPorts,
  });
});

/** Signing in and out. The form of the first sign-in is there before (access.module.ts). */
export const accessCallsBindings: Bindings = [...sessionBindings, ...signInBindings];

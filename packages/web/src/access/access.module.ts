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
import { makeBrowserStorage, makeSparedClient, prefixOf } from '@aroeira/adapters-http/storage';
import { composeSignIn, makeArriveAtSignIn, makeRevokeReplaced } from '@aroeira/domain/access';
import { bindings, type Bindings } from '../composition/bindings.ts';
import { ACCESS } from './access.tokens.ts';
import { QUICK_ACCESS } from './quick-access/quick-access.tokens.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { makeLogoutVisit } from './session/logout.view-model.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { arriveAt } from './sign-in/sign-in-exits.ts';
import { SignInViewModel } from './sign-in/sign-in.view-model.ts';

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
    ACCESS.SparedClient,
    ({ environment }) =>
      makeSparedClient({ tab: makeBrowserStorage(() => window.sessionStorage), prefix: prefixOf(environment) }),
    SHARED.Configuration,
  );
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

/** The form of a first sign-in. */
const signInBindings = bindings((bind) => {
  bind(
    ACCESS.SignInActions,
    ({ useCases, offer, ...device }) => {
      const revokeReplaced = makeRevokeReplaced(device);
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
      sessions: ACCESS.Sessions,
      memory: SHARED.DeviceMemory,
      spared: ACCESS.SparedClient,
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

/** Signing in and out. */
export const accessBindings: Bindings = [...sessionBindings, ...signInBindings];

import { makeHttpQuickAccess, type DeviceInfo } from '@aroeira/adapters-http/access';
import type { HttpClient } from '@aroeira/adapters-http/http';
import {
  makeCompleteSignIn,
  makeEnableQuickAccess,
  makeOfferQuickAccess,
  makeSignInByQuickAccess,
  makeSkipQuickAccess,
  type Authenticator,
  type Biometrics,
  type Consents,
  type DeviceMemory,
  type QuickAccess,
} from '@aroeira/domain/access';
import { enableQuickAccessMessage } from '@aroeira/domain/access/messages';
import type { Clock } from '@aroeira/domain/kernel';
import { platformAuthenticatorIsAvailable, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import { makeBrowserBiometrics } from './quick-access-biometrics.adapter.ts';
import type { LoadedQuickAccess } from './quick-access-loading.ts';
import { QuickAccessOffer } from './quick-access-offer.view-model.ts';

/** What the container gives to quick access. */
export interface QuickAccessNeeds {
  readonly authenticator: Authenticator;
  readonly consents: Consents;
  readonly memory: DeviceMemory;
  readonly clock: Clock;
  readonly toasts: Toasts;
}

/** Quick access over a server and a device. Plain calls build it, because it loads in the middle of a page. */
export const assembleQuickAccess = (
  { authenticator, consents, memory, clock, toasts }: QuickAccessNeeds,
  quickAccess: QuickAccess,
  biometrics: Biometrics,
): LoadedQuickAccess => {
  const enable = makeEnableQuickAccess({ quickAccess, biometrics, memory });
  const skip = makeSkipQuickAccess({ memory, clock });
  const completeSignIn = makeCompleteSignIn({ authenticator, consents, memory });
  return {
    isOffered: makeOfferQuickAccess({ biometrics, memory, clock }),
    signIn: makeSignInByQuickAccess({ quickAccess, biometrics, memory, completeSignIn }),
    offerTo: (session) => (closed) =>
      new QuickAccessOffer(
        { enable: enable(session), skip },
        {
          enabled: () => toasts.say('Acesso rápido ativado neste dispositivo.'),
          failed: (failure) => toasts.say(enableQuickAccessMessage(failure)),
          closed,
        },
      ),
  };
};

/** Quick access of the portal's API and of this browser. */
export const makeQuickAccess = (needs: QuickAccessNeeds, http: HttpClient, deviceInfo: DeviceInfo): LoadedQuickAccess =>
  assembleQuickAccess(
    needs,
    makeHttpQuickAccess({ http, deviceInfo }),
    makeBrowserBiometrics({
      page: window,
      hasPlatformAuthenticator: platformAuthenticatorIsAvailable,
      startRegistration,
      startAuthentication,
      clock: needs.clock,
    }),
  );

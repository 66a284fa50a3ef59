import type { DeviceInfo } from '@aroeira/adapters-http/access';
import type { HttpClient } from '@aroeira/adapters-http/http';
import type { Authenticator, Consents, DeviceMemory } from '@aroeira/domain/access';
import type { Clock } from '@aroeira/domain/kernel';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../../composition/tokens.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import { makeLazySignIn, makeOfferAfterSignIn, type LoadQuickAccess } from './quick-access-loading.ts';

/** The way to quick access, and nothing of it yet. */
export const quickAccessLoadingModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.LoadQuickAccess).toResolvedValue(loadQuickAccess, [
    TOKENS.Authenticator,
    TOKENS.Consents,
    TOKENS.DeviceMemory,
    TOKENS.Clock,
    TOKENS.Toasts,
    TOKENS.HttpClient,
    TOKENS.DeviceInfo,
  ]);
  bind(TOKENS.OfferAfterSignIn).toResolvedValue(makeOfferAfterSignIn, [TOKENS.LoadQuickAccess]);
  bind(TOKENS.SignInByQuickAccess).toResolvedValue(makeLazySignIn, [TOKENS.LoadQuickAccess, TOKENS.DeviceMemory]);
});

type Parts = readonly [Authenticator, Consents, DeviceMemory, Clock, Toasts, HttpClient, DeviceInfo];

/** The dialog comes along: whoever opens it later must not find that the connection is gone. */
const loadQuickAccess =
  (...[authenticator, consents, memory, clock, toasts, http, deviceInfo]: Parts): LoadQuickAccess =>
  async () => {
    const [{ makeQuickAccess }] = await Promise.all([
      import('./quick-access.module.ts'),
      import('./quick-access-offer.modal.tsx'),
    ]);
    return makeQuickAccess({ authenticator, consents, memory, clock, toasts }, http, deviceInfo);
  };

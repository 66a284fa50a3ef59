import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { ACCESS } from '../access.tokens.ts';
import { makeLazySignIn, makeOfferAfterSignIn } from './quick-access-loading.ts';
import { QUICK_ACCESS } from './quick-access.tokens.ts';

/** Binds how quick access loads, without loading it. */
export const quickAccessLoadingBindings = bindings((bind) => {
  bind(
    QUICK_ACCESS.LoadQuickAccess,
    ({ http, deviceInfo, ...needs }) =>
      async () => {
        // Loads the dialog too, because a client who opens it later may have no connection.
        const [{ makeQuickAccess }] = await Promise.all([
          import('./quick-access.module.ts'),
          import('./quick-access-offer.modal.tsx'),
        ]);
        return makeQuickAccess(needs, http, deviceInfo);
      },
    {
      authenticator: ACCESS.Authenticator,
      consents: ACCESS.Consents,
      memory: SHARED.DeviceMemory,
      clock: SHARED.Clock,
      toasts: SHARED.Toasts,
      http: SHARED.HttpClient,
      deviceInfo: SHARED.DeviceInfo,
    },
  );
  bind(QUICK_ACCESS.OfferAfterSignIn, makeOfferAfterSignIn, QUICK_ACCESS.LoadQuickAccess);
  bind(QUICK_ACCESS.SignInByQuickAccess, ({ load, memory }) => makeLazySignIn(load, memory), {
    load: QUICK_ACCESS.LoadQuickAccess,
    memory: SHARED.DeviceMemory,
  });
});

import { signOutMessage } from '@aroeira/domain/access/messages';
import { ACCESS } from '../access/access.tokens.ts';
import { bindings } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { ExitsViewModel } from '../shell/frame/exits.view-model.ts';

/** The ways out of a session. The dashboard tells a client when leaving the account failed (decision Q030). */
export const exitsBindings = bindings((bind) =>
  bind(
    SHELL.OpenExits,
    ({ useCases, navigation, notices, toasts }) =>
      () =>
        new ExitsViewModel(useCases.leaveAccount, {
          close: () => navigation.replace('/logout'),
          left: () => {
            toasts.say('Sua conta saiu deste dispositivo.');
            navigation.replace('/login');
          },
          notLeft: (failure) => {
            notices.alert({ body: signOutMessage(failure) });
            navigation.replace('/dashboard');
          },
        }),
    {
      useCases: ACCESS.UseCases,
      navigation: SHARED.Navigation,
      notices: SHARED.Notices,
      toasts: SHARED.Toasts,
    },
  ),
);

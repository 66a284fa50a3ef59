import { signOutMessage, type SignOut } from '@aroeira/domain/access';
import { ACCESS } from '../../access/access.tokens.ts';
import { bindings } from '../../composition/bindings.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import type { Navigation } from '../routing/navigation.ts';
import { SHELL } from '../shell.tokens.ts';
import { ExitsViewModel } from './exits.view-model.ts';
import type { Notices } from './notices.ts';

/** The ways out of a session. */
export const exitsBindings = bindings((bind) =>
  bind(SHELL.OpenExits, openExits, {
    leave: ACCESS.LeaveAccount,
    navigation: SHARED.Navigation,
    notices: SHARED.Notices,
    toasts: SHARED.Toasts,
  }),
);

interface Parts {
  readonly leave: SignOut;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly toasts: Toasts;
}

/** An account that could not be left stays as it was, and the dashboard tells the client (decision Q030). */
const openExits =
  ({ leave, navigation, notices, toasts }: Parts) =>
  (): ExitsViewModel =>
    new ExitsViewModel(leave, {
      close: () => navigation.replace('/logout'),
      left: () => {
        toasts.say('Sua conta saiu deste dispositivo.');
        navigation.replace('/login');
      },
      notLeft: (failure) => {
        notices.alert({ body: signOutMessage(failure) });
        navigation.replace('/dashboard');
      },
    });

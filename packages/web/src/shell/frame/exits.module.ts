import { signOutMessage, type SignOut } from '@aroeira/domain/access';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../../composition/tokens.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import { ExitsViewModel } from './exits.view-model.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { Notices } from './notices.ts';

/** The ways out of a session. */
export const exitsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.OpenExits).toResolvedValue(openExits, [
    TOKENS.LeaveAccount,
    TOKENS.Navigation,
    TOKENS.Notices,
    TOKENS.Toasts,
  ]);
});

/** An account that could not be left stays as it was, and the client is told on the dashboard (decision Q030). */
const openExits =
  (...[leave, navigation, notices, toasts]: readonly [SignOut, Navigation, Notices, Toasts]) =>
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

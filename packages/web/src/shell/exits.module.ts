import { signOutMessage, type SignOut } from '@aroeira/domain/access';
import { ContainerModule } from 'inversify';
import { TOKENS } from '../composition/tokens.ts';
import { ExitsViewModel } from './exits.view-model.ts';
import type { Navigation } from './navigation.ts';
import type { Notices } from './notices.ts';

/** The ways out of a session. */
export const exitsModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.OpenExits).toResolvedValue(openExits, [TOKENS.LeaveAccount, TOKENS.Navigation, TOKENS.Notices]);
});

/** An account that could not be left stays as it was, and the client is told on the dashboard (decision Q030). */
const openExits = (leave: SignOut, navigation: Navigation, notices: Notices) => (): ExitsViewModel =>
  new ExitsViewModel(leave, {
    close: () => navigation.replace('/logout'),
    left: () => navigation.replace('/login'),
    notLeft: (failure) => {
      notices.alert({ body: signOutMessage(failure) });
      navigation.replace('/dashboard');
    },
  });

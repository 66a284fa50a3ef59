import {
  isSignedIn,
  makeReadAccounts,
  makeRemoveAccount,
  makeSetMainAccount,
  makeSwitchAccount,
  type ConsentsOfDevice,
  type DeviceMemory,
  type MainAccounts,
  type Session,
  type Sessions,
  type SignInByQuickAccess,
} from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { ContainerModule } from 'inversify';
import { when } from 'mobx';
import { TOKENS } from '../../composition/tokens.ts';
import type { Navigation } from '../../shell/routing/navigation.ts';
import type { Notices } from '../../shell/frame/notices.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import type { ReturningActions, ReturningExits } from './returning.ts';
import type { SignInActions } from '../sign-in/sign-in.view-model.ts';
import { arriveAt } from '../sign-in/sign-in-exits.ts';

/** What a returning user needs. The view model itself comes with the screen, which most first visits never open. */
export const returningModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.ReturningActions).toResolvedValue(actionsOf, [
    TOKENS.SignInActions,
    TOKENS.ConsentsOfDevice,
    TOKENS.MainAccounts,
    TOKENS.Sessions,
    TOKENS.DeviceMemory,
    TOKENS.SignInByQuickAccess,
    TOKENS.Notices,
  ]);
  bind(TOKENS.ReturningExits).toResolvedValue(exitsOf, [TOKENS.Navigation, TOKENS.Toasts]);
});

type Parts = readonly [
  SignInActions,
  ConsentsOfDevice,
  MainAccounts,
  Sessions,
  DeviceMemory,
  SignInByQuickAccess,
  Notices,
];

const actionsOf = (
  ...[signIn, consentsOf, mainAccounts, sessions, memory, quickAccess, notices]: Parts
): ReturningActions => ({
  ...signIn,
  consentsOf,
  quickAccess,
  read: makeReadAccounts(memory),
  noticesRead: () => when(() => notices.first === undefined),
  isConsentDue: () => O.exists(isInterrupted)(memory.session.read()),
  switchTo: makeSwitchAccount(sessions, memory),
  remove: makeRemoveAccount(sessions, memory),
  setMain: makeSetMainAccount(mainAccounts, memory),
});

/** Signed in still: one that waited for its consent and was left has no tokens any more. */
const isInterrupted = (session: Session): boolean => isSignedIn(session) && session.isConsentDue;

const exitsOf = (navigation: Navigation, toasts: Toasts): Omit<ReturningExits, 'nobodyLeft'> => ({
  done: arriveAt(navigation),
  denied: () => navigation.push('/logout'),
  removed: () => toasts.say('Conta removida deste dispositivo.'),
});

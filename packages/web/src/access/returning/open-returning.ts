import {
  composeAccounts,
  isSignedIn,
  isSpared,
  makeRevokeReplaced,
  type ConsentsOfDevice,
  type DeviceMemory,
  type MainAccounts,
  type Session,
  type Sessions,
  type SignInByQuickAccess,
  type SparedClient,
} from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { when } from 'mobx';
import type { Notices } from '../../shell/frame/notices.ts';
import { type Navigation, arriveAt } from '../../shell/routing/navigation.ts';
import type { Toasts } from '../../ui/feedback/toasts.ts';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import type { SignInActions } from '../sign-in/sign-in.view-model.ts';
import type { ReturningActions, ReturningExits } from './returning.ts';
import { ReturningViewModel } from './returning.view-model.ts';

/** The parts of the returning-user view. */
export interface ReturningParts {
  readonly signIn: SignInActions;
  readonly consentsOf: ConsentsOfDevice;
  readonly mainAccounts: MainAccounts;
  readonly sessions: Sessions;
  readonly memory: DeviceMemory;
  readonly spared: SparedClient;
  readonly quickAccess: SignInByQuickAccess;
  readonly notices: Notices;
  readonly navigation: Navigation;
  readonly toasts: Toasts;
  readonly ports: FormPorts;
}

/** Opens the returning-user view. It loads with its page, which most first visits never open. */
export const openReturning =
  (parts: ReturningParts) =>
  (nobodyLeft: () => void): ReturningViewModel =>
    new ReturningViewModel(actionsOf(parts), { ...exitsOf(parts), nobodyLeft }, parts.ports);

const actionsOf = ({ signIn, memory, sessions, notices, ...parts }: ReturningParts): ReturningActions => ({
  ...signIn,
  ...composeAccounts({ sessions, memory, mainAccounts: parts.mainAccounts }),
  consentsOf: parts.consentsOf,
  quickAccess: (account, isWanted) =>
    makeRevokeReplaced({ sessions, memory, spared: parts.spared })(parts.quickAccess(account, isWanted)),
  noticesRead: () => when(() => notices.first === undefined),
  // Another tab asks the client whose session it opened.
  isConsentDue: () => O.exists(isInterrupted)(memory.session.read()) && !isSpared({ memory, spared: parts.spared }),
});

/** Whether a signed-in session waits for its consent. A client who left such a session has no tokens any more. */
const isInterrupted = (session: Session): boolean => isSignedIn(session) && session.isConsentDue;

const exitsOf = ({ navigation, toasts }: ReturningParts): Omit<ReturningExits, 'nobodyLeft'> => ({
  done: arriveAt(navigation),
  denied: () => navigation.push('/logout'),
  removed: () => toasts.say('Conta removida deste dispositivo.'),
});

import {
  interruptedOn,
  makeCancelAddition,
  makeLeaveInterrupted,
  type DeviceMemory,
  type Sessions,
} from '@aroeira/domain/access';
import { ContainerModule } from 'inversify';
import * as TE from 'fp-ts/TaskEither';
import { TOKENS } from '../composition/tokens.ts';
import { PATH_OF } from '../shell/destinations.ts';
import type { Navigation } from '../shell/navigation.ts';
import type { FormPorts } from '../ui/forms/form-model.ts';
import type { Done } from './sign-in-steps.ts';
import { SignInViewModel, type SignInActions } from './sign-in.view-model.ts';

/** What adding a further account needs. */
export const addAccountModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.OpenAddAccount).toResolvedValue(openAddAccount, [
    TOKENS.SignInActions,
    TOKENS.Sessions,
    TOKENS.DeviceMemory,
    TOKENS.Navigation,
    TOKENS.FormPorts,
  ]);
});

type Parts = readonly [SignInActions, Sessions, DeviceMemory, Navigation, FormPorts];

/**
 * A sign-in beside the session that it finds: that one is not revoked, and comes back when nothing becomes of this.
 *
 * @see spec A §4 Sign-in 2, 4; decision Q037
 */
const openAddAccount =
  (...[actions, sessions, memory, navigation, ports]: Parts): (() => SignInViewModel) =>
  () => {
    const interrupted = interruptedOn(memory)();
    const cancel = makeCancelAddition(sessions, memory)(interrupted);
    const arrive = ({ destination }: Done): void => {
      // This device was switched to the account when its session was stored; what became of the one before is not waited for.
      void makeLeaveInterrupted(sessions)(interrupted)();
      navigation.resetToDashboard();
      navigation.replace(PATH_OF[destination]);
    };
    return new SignInViewModel(
      {
        ...actions,
        arrive: TE.right(undefined),
        abandon: cancel,
        deny: () => cancel,
        offer: (session) => actions.offer(session, true),
      },
      { done: arrive, denied: () => navigation.replace('/login') },
      ports,
    );
  };

import {
  composeSignIn,
  draftOf,
  interruptedOn,
  makeKeepAddition,
  makeLeaveInterrupted,
  makeSpareSession,
  mayEnter,
} from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { bindings } from '../../composition/bindings.ts';
import { ACCESS } from '../access.tokens.ts';
import { QUICK_ACCESS } from '../quick-access/quick-access.tokens.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { PATH_OF } from '../../shell/routing/navigation.ts';
import type { Done } from '../sign-in/sign-in-steps.ts';
import { SignInSteps } from '../sign-in/sign-in-steps.view-model.ts';
import { SignInViewModel } from '../sign-in/sign-in.view-model.ts';

/**
 * What the addition of an account needs. It signs in while another session is open. That session stays on the device
 * until the added account replaces it.
 *
 * @see spec A §4 Sign-in 2, 4; decisions Q037, 0100
 */
export const addAccountBindings = bindings((bind) => {
  const leaving = { memory: SHARED.DeviceMemory, spared: ACCESS.SparedClient, navigation: SHARED.Navigation };
  // A client who typed the address goes back into their own session: no sign-in page stands before an open session.
  bind(
    ACCESS.LeaveAddition,
    ({ memory, spared, navigation }) =>
      () => {
        makeSpareSession({ memory, spared })();
        navigation.pop(O.exists(mayEnter)(memory.session.read()) ? '/dashboard' : '/login');
      },
    leaving,
  );
  bind(
    ACCESS.OpenAddAccount,
    ({ serverOf, offer, sessions, memory, spared, navigation, ports }) =>
      () => {
        const arrive = ({ session, destination }: Done): void => {
          const interrupted = interruptedOn(memory)();
          makeKeepAddition(memory)(session)();
          // Nobody waits for the end of the previous session.
          void makeLeaveInterrupted(sessions)(interrupted)();
          navigation.resetToDashboard();
          navigation.replace(PATH_OF[destination]);
        };
        // The previous session stays open, so the arrival at /login must not end it.
        const denied = (): void => {
          makeSpareSession({ memory, spared })();
          navigation.replace('/login');
        };
        const draft = draftOf(memory);
        const { signIn, ...useCases } = composeSignIn({ ...serverOf(draft), memory: draft });
        const loadCalls = async () => () => ({
          signIn,
          steps: new SignInSteps(
            {
              ...useCases,
              arrive: TE.right(undefined),
              isLeftOpen: () => false,
              offer: (session) => offer(session, true),
            },
            { done: arrive, denied },
          ),
        });
        return new SignInViewModel({ loadCalls, isLeftOpen: false }, ports);
      },
    {
      serverOf: ACCESS.SignInServerOf,
      offer: QUICK_ACCESS.OfferAfterSignIn,
      sessions: ACCESS.Sessions,
      ports: SHARED.FormPorts,
      ...leaving,
    },
  );
});

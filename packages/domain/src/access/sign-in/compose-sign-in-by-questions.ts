import type { SignInParts } from '../access.ports.ts';
import { composeSignIn } from '../compose-sign-in.ts';
import { makeCancelAddition } from '../returning/cancel-addition.use-case.ts';
import { makeLeaveInterrupted } from '../returning/leave-interrupted.use-case.ts';
import { makeFinishSignIn } from './finish-sign-in.use-case.ts';
import { makeSignInByQuestions } from './sign-in-by-questions.use-case.ts';

/** The use cases of signing in and out where no page asks: the caller answers what a sign-in asks on its way. */
export const composeSignInByQuestions = ({ sessions, memory, ...ports }: SignInParts) => {
  const signingIn = composeSignIn({ sessions, memory, ...ports });
  const cancelAddition = makeCancelAddition({ sessions, memory });
  const finish = makeFinishSignIn({ ...signingIn, cancelAddition, leaveInterrupted: makeLeaveInterrupted(sessions) });
  return {
    ...signingIn,
    cancelAddition,
    finishSignIn: finish,
    signInByQuestions: makeSignInByQuestions({ ...signingIn, finish, memory }),
  };
};

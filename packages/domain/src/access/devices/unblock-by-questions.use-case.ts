import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { Chance } from '../../kernel/generate.ts';
import { quietly } from '../device-tasks.ts';
import type { Session } from '../session.ts';
import type { SignOut } from '../session/stored-session.ts';
import { afterSignIn, type Destination } from '../session/hold.rules.ts';
import type { UnblockDevice } from './unblock-device.use-case.ts';
import { checkAnswers, drawQuestions, type TypedAnswers } from './unblock.rules.ts';
import type { UnblockFailure, UnblockQuestion } from './unblock.ts';

/** A device that is free now. */
export interface FreeDevice {
  readonly wasBlocked: boolean;
  readonly destination: Destination;
}

/** Asks the client the drawn questions. The client may answer other questions than these, but not fewer. */
type AskUnblock<F> = (drawn: readonly UnblockQuestion[]) => TE.TaskEither<F, TypedAnswers>;

/** Unblocks the device of the signed-in client by questions. Asks nothing when the device is not blocked. */
type UnblockByQuestions = <F>(session: Session, ask: AskUnblock<F>) => TE.TaskEither<F | UnblockFailure, FreeDevice>;

interface Parts {
  readonly unblock: UnblockDevice;
  readonly signOut: SignOut;
  /** Unpredictable. */
  readonly chance: Chance;
  readonly clock: Clock;
}

/**
 * Draws three questions, asks them, checks the answers, and sends them. Signs out of the app after too many tries.
 *
 * @see spec A §2 Password and device screens, A §8 Password recovery and device
 */
export const makeUnblockByQuestions =
  ({ unblock, signOut, chance, clock }: Parts): UnblockByQuestions =>
  (session, ask) => {
    if (!session.isDeviceBlocked) return TE.right({ wasBlocked: false, destination: afterSignIn(session) });
    return pipe(
      TE.fromIO(() => drawQuestions([chance(), chance(), chance()])),
      TE.chain(ask),
      TE.chainEitherKW((typed) => checkAnswers(typed, todayOf(clock)())),
      TE.chainW((answers) =>
        pipe(
          unblock(answers),
          // A client without tries left is signed out, even when the server does not answer the sign-out.
          TE.tapError(({ _tag }) => (_tag === 'MaxTriesReached' ? quietly(signOut) : TE.right(undefined))),
        ),
      ),
      TE.map((destination) => ({ wasBlocked: true, destination })),
    );
  };

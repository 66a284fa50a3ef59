import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceMemory, Sessions } from '../access.ports.ts';
import { signedInOn } from '../device-memory.ts';
import { quietly } from '../device-tasks.ts';
import type { SignedInSession } from '../session.ts';
import type { SignInStep } from '../sign-in/sign-in.use-case.ts';
import type { SparedClient } from './spared-session.ts';

interface Parts {
  readonly sessions: Sessions;
  readonly memory: DeviceMemory;
  readonly spared: SparedClient;
}

/** Makes a part of a sign-in, and revokes the tokens of the session that it replaced on this device. */
export type RevokeReplaced = <E>(attempt: TE.TaskEither<E, SignInStep>) => TE.TaskEither<E, SignInStep>;

/**
 * An arrival at /login may leave the session of another tab open. After a sign-in nobody has its tokens any more, and
 * this tab spares nobody's session. A failed call changes nothing.
 *
 * @see decision 0310
 */
export const makeRevokeReplaced =
  ({ sessions, memory, spared }: Parts): RevokeReplaced =>
  (attempt) =>
    pipe(
      TE.fromIO(() => signedInOn(memory)),
      TE.chain((before) =>
        pipe(
          attempt,
          TE.tap((step) => {
            if (!hasOpened(memory, step)) return TE.right<never, void>(undefined);
            spared.clear();
            return O.isSome(before) ? quietly(sessions.revoke(before.value)) : TE.right<never, void>(undefined);
          }),
        ),
      ),
    );

/** Whether the device keeps the session of this step. It keeps none for a client who left, and none before the code. */
const hasOpened = (memory: DeviceMemory, step: SignInStep): boolean =>
  step._tag !== 'CodeDue' &&
  O.exists((stored: SignedInSession) => stored.tokens.refresh === step.session.tokens.refresh)(signedInOn(memory));

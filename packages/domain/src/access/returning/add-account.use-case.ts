import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceMemory, Sessions } from '../access.ports.ts';
import { quietly, signedInOn } from '../device-memory.ts';
import { putBack, type Interrupted } from '../session/interrupted.ts';
import { isSignedIn, type SignedInSession } from '../session.ts';
import { enter, remember } from '../sign-in/sign-in.use-case.ts';

/**
 * Adding an account came to nothing, by a denied consent or because the client went elsewhere: the added account goes
 * and what it interrupted comes back. Never fails: who was added must not stay signed in.
 */
type CancelAddition = (interrupted: Interrupted) => TE.TaskEither<never, void>;

/** @see spec A §4 Sign-in 2 */
export const makeCancelAddition =
  (sessions: Sessions, memory: DeviceMemory): CancelAddition =>
  (interrupted) =>
    pipe(
      TE.fromIO(() => signedInOn(memory)),
      // Whoever consented was not let in by this addition.
      TE.map(O.filter((session) => session.isConsentDue && !isSame(interrupted, session))),
      TE.chain(
        O.match(
          () => TE.right<never, void>(undefined),
          (added) =>
            pipe(
              quietly(sessions.endApp(added)),
              TE.chainIOK(() => putBack(memory, interrupted, added)),
            ),
        ),
      ),
    );

/** Adding an account went through: from here on this device speaks for it. */
type KeepAddition = (added: SignedInSession) => IO<void>;

/** @see spec A §4 Sign-in 4 "the account is switched to first" */
export const makeKeepAddition =
  (memory: DeviceMemory): KeepAddition =>
  (added) =>
  () =>
    void enter(memory, remember(memory, added)())();

/**
 * Adding an account went through, so that the session it interrupted is of no more use: its tokens are revoked, as far
 * as the server can be reached.
 */
type LeaveInterrupted = (interrupted: Interrupted) => TE.TaskEither<never, void>;

/** @see spec A §4 Sign-in 4; decision 0100 */
export const makeLeaveInterrupted =
  (sessions: Sessions): LeaveInterrupted =>
  ({ session }) =>
    pipe(
      O.filter(isSignedIn)(session),
      O.match(
        () => TE.right<never, void>(undefined),
        (left) => quietly(sessions.revoke(left)),
      ),
    );

/** The session that was there before, and not one that the addition opened, also for the same client. */
const isSame = ({ session }: Interrupted, now: SignedInSession): boolean =>
  O.exists((before: SignedInSession) => before.tokens.access === now.tokens.access)(O.filter(isSignedIn)(session));

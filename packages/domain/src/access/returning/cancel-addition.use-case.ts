import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DeviceMemory, Sessions } from '../access.ports.ts';
import { signedInOn } from '../device-memory.ts';
import { quietly } from '../device-tasks.ts';
import { putBack, type Interrupted } from '../session/interrupted.ts';
import { isSignedIn, type SignedInSession } from '../session.ts';

/**
 * Cancels an addition when the client denies the consent or leaves the page. Removes the added account and restores the
 * interrupted session. It never fails, because the added client must not stay signed in.
 */
export type CancelAddition = (interrupted: Interrupted) => TE.TaskEither<never, void>;

/** @see spec A §4 Sign-in 2 */
export const makeCancelAddition =
  ({ sessions, memory }: { readonly sessions: Sessions; readonly memory: DeviceMemory }): CancelAddition =>
  (interrupted) =>
    pipe(
      TE.fromIO(() => signedInOn(memory)),
      // A client with an accepted consent was signed in before this addition.
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

/** The session from before the addition. A session that the addition opened for the same client does not count. */
const isSame = ({ session }: Interrupted, now: SignedInSession): boolean =>
  O.exists((before: SignedInSession) => before.tokens.access === now.tokens.access)(O.filter(isSignedIn)(session));

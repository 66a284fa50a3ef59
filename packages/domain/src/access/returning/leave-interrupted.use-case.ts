import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { Sessions } from '../access.ports.ts';
import { quietly } from '../device-tasks.ts';
import type { Interrupted } from '../session/interrupted.ts';
import { isSignedIn } from '../session.ts';

/** Revokes the tokens of the session that a completed addition interrupted. A failed call changes nothing. */
export type LeaveInterrupted = (interrupted: Interrupted) => TE.TaskEither<never, void>;

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

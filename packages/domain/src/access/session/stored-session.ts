import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { SignOutFailure } from '../access.errors.ts';
import type { DeviceMemory } from '../access.ports.ts';
import { signedInOn } from '../device-memory.ts';
import type { SignedInSession } from '../session.ts';

/** Ends the session. Does nothing without a session. */
export type SignOut = TE.TaskEither<SignOutFailure, void>;

/** Runs `end` on the stored session, if there is one. */
export const withSession = (memory: DeviceMemory, end: (session: SignedInSession) => SignOut): SignOut =>
  pipe(
    TE.fromIO(() => signedInOn(memory)),
    TE.chain(O.match(() => TE.right<SignOutFailure, void>(undefined), end)),
  );

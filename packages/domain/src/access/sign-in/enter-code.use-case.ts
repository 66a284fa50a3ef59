import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CodeFailure, SignInFailure } from '../access.errors.ts';
import type { Authenticator, Consents, DeviceMemory } from '../access.ports.ts';
import type { Challenge } from '../session.ts';
import { openSession, type SignInStep } from './sign-in.use-case.ts';

/** Sends the two-step code that answers a challenge. An empty code makes no call. */
export type EnterCode = (challenge: Challenge, code: string) => TE.TaskEither<CodeFailure | SignInFailure, SignInStep>;

interface Parts {
  readonly authenticator: Authenticator;
  readonly consents: Consents;
  readonly memory: DeviceMemory;
}

/**
 * Opens the session after a valid code, then checks the consent.
 *
 * @see spec A §4 Sign-in 1
 */
export const makeEnterCode =
  ({ authenticator, consents, memory }: Parts): EnterCode =>
  (challenge, code) =>
    pipe(
      TE.of<CodeFailure, string>(code.trim()),
      TE.filterOrElse(
        (typed) => typed !== '',
        (): CodeFailure => ({ _tag: 'CodeMissing' }),
      ),
      TE.chain((typed) => authenticator.enterCode(challenge, typed)),
      TE.chain((session) => openSession(consents, memory)<CodeFailure>(session)),
    );

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Consents, DeviceMemory, Sessions } from '../access.ports.ts';
import { clearSessionOf } from '../device-memory.ts';
import { quietly } from '../device-tasks.ts';
import type { ConsentStatus, ConsentTerm, SignedInSession } from '../session.ts';
import { enterAs, type SignInStep } from './sign-in.use-case.ts';

/** The consent that a sign-in waits for. */
export interface ConsentRequest {
  readonly session: SignedInSession;
  readonly consent: ConsentStatus;
}

/** Accepts the terms that the client left checked. Then the sign-in is done. */
export type AcceptConsent = (
  request: ConsentRequest,
  terms: readonly ConsentTerm[],
) => TE.TaskEither<CallFailure, SignInStep>;

/** @see spec A §4 Sign-in 2; decision 0135 */
export const makeAcceptConsent =
  ({ consents, memory }: { readonly consents: Consents; readonly memory: DeviceMemory }): AcceptConsent =>
  ({ session, consent }, terms) =>
    pipe(
      consents.answer({ uid: consent.uid, document: session.document, isAccepted: true, terms }),
      // Reads the stored session, because the answer may have renewed its tokens.
      TE.chain(() => enterAs(memory, session)),
    );

/**
 * Refuses the terms, and ends the session here and at the server. Never fails, because a client who refused must not
 * stay signed in. The saved accounts stay. `CancelAddition` removes an added account instead.
 *
 * @see spec A §4 Sign-in 2
 */
export type DenyConsent = (request: ConsentRequest) => TE.TaskEither<never, void>;

export const makeDenyConsent =
  ({ sessions, memory }: { readonly sessions: Sessions; readonly memory: DeviceMemory }): DenyConsent =>
  ({ session }) =>
    pipe(
      quietly(sessions.endApp(session)),
      TE.chainIOK(() => () => clearSessionOf(memory, session)),
    );

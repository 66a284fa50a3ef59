import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { SignInParts } from '../access.ports.ts';
import { changeSessionOf } from '../device-memory.ts';
import { quietly } from '../device-tasks.ts';
import type { Session, SignedInSession } from '../session.ts';

/** Ends a session that a sign-in opened after the client left. Never fails, because nobody waits for the result. */
export type AbandonSignIn = (opened: SignedInSession) => TE.TaskEither<never, void>;

/** The stored session loses its tokens only when they are those of the session to end. @see decision Q037 */
export const makeAbandonSignIn =
  ({ sessions, memory }: Pick<SignInParts, 'sessions' | 'memory'>): AbandonSignIn =>
  (opened) =>
    pipe(
      quietly(sessions.revoke(opened)),
      TE.chainIOK(() => () => {
        const isTheSame = (stored: Session) => stored.tokens?.refresh === opened.tokens.refresh;
        changeSessionOf(memory, opened, (stored) => (isTheSame(stored) ? { ...stored, tokens: undefined } : stored));
      }),
    );

import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { ResetPasswordFailure } from './password.errors.ts';
import type { PasswordParts } from './password.ports.ts';
import { isCredentialOf } from '../quick-access/quick-access.rules.ts';
import type { ResetPasswordValues } from './reset-password.form.ts';
import { storedSessionOf } from '../device-memory.ts';
import { mayEnter, type SignedInSession } from '../session.ts';
import { afterSignIn, type Destination } from '../session/hold.rules.ts';

/** Gives the signed-in client a new password without the current one, and tells where the client goes next. */
export type ResetPassword = (values: ResetPasswordValues) => TE.TaskEither<ResetPasswordFailure, Destination>;

/**
 * The document comes from the session and not from input: a person who knows a CPF must not choose its password.
 *
 * @see spec A §4 Sign-in 5 "After a password reset userStatus becomes confirmed"; decisions Q027, Q162
 */
export const makeResetPassword =
  ({ passwords, memory }: PasswordParts): ResetPassword =>
  ({ newPassword }) =>
    pipe(
      TE.fromIO(memory.session.read),
      TE.chainOptionK(noSession)(O.filter(mayEnter)),
      TE.tap((session) =>
        pipe(
          passwords.change({ document: session.document, newPassword }),
          TE.mapLeft(
            (failure): ResetPasswordFailure =>
              failure._tag === 'SameAsPrevious'
                ? { ...failure, isForced: session.status === 'must-change-password' }
                : failure,
          ),
        ),
      ),
      // Reads the stored session again, because the call may have renewed its tokens.
      TE.chainIOK((asked) => confirmPassword(memory, asked)),
      TE.map(O.match((): Destination => 'dashboard', afterSignIn)),
    );

export const noSession = (): ResetPasswordFailure & { readonly _tag: 'NoSession' } => ({
  _tag: 'NoSession',
  reason: 'none',
});

/**
 * Writes into the stored session that its client has chosen a password. Leaves the session of another client, who may
 * have signed in meanwhile. Removes quick access, because the server does not take that key any more (decision 0117).
 *
 * @param asked the session that asked
 * @returns the session that is stored then, of this client or another
 */
export const confirmPassword =
  (memory: PasswordParts['memory'], asked: SignedInSession) => (): O.Option<SignedInSession> => {
    const theirs = O.toUndefined(O.filter(mayEnter)(storedSessionOf(memory, asked)));
    if (theirs !== undefined) {
      memory.session.write({ ...theirs, status: 'confirmed' })();
      if (isCredentialOf(theirs, memory.quickAccess.read())) memory.quickAccess.clear();
    }
    return O.filter(mayEnter)(memory.session.read());
  };

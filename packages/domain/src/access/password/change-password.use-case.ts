import { constVoid, pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { ChangePasswordValues } from './change-password.form.ts';
import type { NewPasswordFailure } from './password.errors.ts';
import type { PasswordParts } from './password.ports.ts';
import { confirmPassword, noSession } from './reset-password.use-case.ts';
import { mayEnter } from '../session.ts';

/** Changes the password of the signed-in client, who gives the current password. */
export type ChangePassword = (values: ChangePasswordValues) => TE.TaskEither<NewPasswordFailure, void>;

/**
 * The session stays. The server ends the other sessions of the client.
 *
 * @see spec A §7 `/clients/changePassword`, B §5 Change password; decision 0107
 */
export const makeChangePassword =
  ({ passwords, memory }: PasswordParts): ChangePassword =>
  ({ currentPassword, newPassword }) =>
    pipe(
      TE.fromIO(memory.session.read),
      TE.chainOptionK<NewPasswordFailure>(noSession)(O.filter(mayEnter)),
      TE.tap(({ document }) => passwords.change({ document, currentPassword, newPassword })),
      TE.chainIOK((asked) => confirmPassword(memory, asked)),
      TE.map(constVoid),
    );

import * as TE from 'fp-ts/TaskEither';
import type { ForgotPasswordFailure, NewPasswordFailure } from '../password/password.errors.ts';
import type { ForgottenPassword, PasswordChange, Passwords } from '../password/password.ports.ts';

/** A server that keeps passwords, and remembers the calls. */
export const passwords = (
  answers: {
    readonly sendTemporary?: TE.TaskEither<ForgotPasswordFailure, string>;
    readonly change?: TE.TaskEither<NewPasswordFailure, void>;
  } = {},
): Passwords & { readonly forgotten: ForgottenPassword[]; readonly changes: PasswordChange[] } => {
  const [forgotten, changes]: [ForgottenPassword[], PasswordChange[]] = [[], []];
  return {
    forgotten,
    changes,
    sendTemporary: (asked) => async () => {
      forgotten.push(asked);
      return (answers.sendTemporary ?? TE.right('a***@e***.com.br'))();
    },
    change: (change) => async () => {
      changes.push(change);
      return (answers.change ?? TE.right(undefined))();
    },
  };
};

import { signInForm } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { checkInput } from '../form-refusal.ts';
import type { App } from '../composition.ts';
import { usage, type Refusal } from '../refusal.ts';

/** Where a password may come from. */
export interface PasswordOptions {
  readonly password?: string | undefined;
  readonly passwordStdin?: true | undefined;
}

/**
 * The password: from standard input when asked to, the option, PORTAL_PASSWORD, what was piped in all the same, or the
 * person at the terminal, in this order.
 *
 * @see the command line's contract, Conventions, "Passwords"
 */
export const passwordOf = (app: App, options: PasswordOptions): TE.TaskEither<Refusal, string> =>
  pipe(
    given(app, options),
    TE.chainEitherK((password) => checkInput({ password: signInForm.password }, { password })),
    TE.map(({ password }) => password),
  );

const given = ({ io, settings }: App, options: PasswordOptions): TE.TaskEither<Refusal, string> => {
  const { person, env } = io;
  // `echo` and files end with a line break that is no part of the password.
  const fed = TE.fromTask(async () => (await io.readAll()).replace(/\r?\n$/, ''));
  if (options.passwordStdin) return fed;
  if (options.password !== undefined) {
    // A program that reads our JSON has no use for it.
    if (!settings.isJson)
      io.err('Warning: --password can be read in the list of processes. It is meant for personas.\n');
    return TE.right(options.password);
  }
  if (env['PORTAL_PASSWORD'] !== undefined) return TE.right(env['PORTAL_PASSWORD']);
  if (io.isFed) return fed;
  if (person !== undefined) return TE.fromTask(() => person.askHidden(`${signInForm.password.caption}: `));
  return TE.left(usage('No terminal to ask for the password: give --password-stdin or PORTAL_PASSWORD.'));
};

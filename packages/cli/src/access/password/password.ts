import { signInForm } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { checkInput } from '../../form-refusal.ts';
import type { App } from '../../composition.ts';
import { usage, type Refusal } from '../../refusal.ts';

/** Where a password may come from. */
export interface PasswordOptions {
  readonly password?: string | undefined;
  readonly passwordStdin?: true | undefined;
}

/** One password that a command needs, and what it may be read from. */
export interface Asked {
  /** What a person is asked with. */
  readonly caption: string;
  readonly option: { readonly name: '--password' | '--new-password'; readonly value: string | undefined };
  readonly variable: 'PORTAL_PASSWORD' | 'PORTAL_NEW_PASSWORD';
  /** Its part of standard input. */
  readonly fed: Task<string>;
  readonly isFromStdin: boolean;
}

/**
 * The password: from standard input when asked to, the option, PORTAL_PASSWORD, or the person at the terminal, in this
 * order. Without --password-stdin standard input is not read: a pipe that nobody writes to would never end.
 *
 * @see the command line's contract, Conventions, "Passwords"
 */
export const passwordOf = (app: App, options: PasswordOptions): TE.TaskEither<Refusal, string> =>
  pipe(
    secretOf(app, {
      caption: signInForm.password.caption,
      option: { name: '--password', value: options.password },
      variable: 'PORTAL_PASSWORD',
      fed: async () => bare(await app.io.readAll()),
      isFromStdin: options.passwordStdin === true,
    }),
    TE.chainEitherK((password) => checkInput(app.io.clock, { password: signInForm.password }, { password })),
    TE.map(({ password }) => password),
  );

/** `echo` and files end with a line break that is no part of the password. */
export const bare = (text: string): string => text.replace(/\r?\n$/, '');

/** A password from wherever it was given, unchecked. */
export const secretOf = ({ io, settings }: App, asked: Asked): TE.TaskEither<Refusal, string> => {
  const { caption, option, variable, fed, isFromStdin } = asked;
  const { person, env } = io;
  if (isFromStdin) return TE.fromTask(fed);
  if (option.value !== undefined) {
    // A program that reads our JSON has no use for it.
    if (!settings.isJson)
      io.err(`Warning: ${option.name} can be read in the list of processes. It is meant for personas.\n`);
    return TE.right(option.value);
  }
  const kept = env[variable];
  if (kept !== undefined) return TE.right(kept);
  if (person !== undefined) return TE.fromTask(() => person.askHidden(`${caption}: `));
  return TE.left(usage(`No terminal to ask for the password: give --password-stdin or ${variable}.`));
};

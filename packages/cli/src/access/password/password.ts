import { signInForm } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { checkInput } from '../../form-refusal.ts';
import type { Prompt } from '../../confirm.ts';
import { usage, type Refusal } from '../../refusal.ts';

export interface PasswordOptions {
  readonly password?: string | undefined;
  readonly passwordStdin?: true | undefined;
}

/** One password that a command needs, and its sources. */
export interface Asked {
  /** The question for a person. */
  readonly caption: string;
  readonly option: { readonly name: '--password' | '--new-password'; readonly value: string | undefined };
  readonly variable: 'PORTAL_PASSWORD' | 'PORTAL_NEW_PASSWORD';
  /** Its line of standard input. */
  readonly fed: Task<string>;
  readonly isFromStdin: boolean;
}

/**
 * By --password-stdin, the option, PORTAL_PASSWORD or the person, in this order. Without --password-stdin it does not
 * read standard input: a pipe without a writer would never end.
 * @see the command line's contract, Conventions, "Passwords"
 */
export const passwordOf = (app: Prompt, options: PasswordOptions): TE.TaskEither<Refusal, string> =>
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

/** Removes the last line break of `echo` or a file. It is not part of the password. */
export const bare = (text: string): string => text.replace(/\r?\n$/, '');

/** Reads a password from its source, without a check. */
export const secretOf = ({ io, settings }: Prompt, asked: Asked): TE.TaskEither<Refusal, string> => {
  const { caption, option, variable, fed, isFromStdin } = asked;
  const { person, env } = io;
  if (isFromStdin) return TE.fromTask(fed);
  const { name, value } = option;
  if (value !== undefined)
    return TE.fromIO(() => {
      // A program that reads our JSON does not need the warning.
      if (!settings.isJson)
        io.err(`Warning: ${name} can be read in the list of processes. It is meant for personas.\n`);
      return value;
    });
  const kept = env[variable];
  if (kept !== undefined) return TE.right(kept);
  if (person !== undefined) return TE.fromTask(() => person.askHidden(`${caption}: `));
  return TE.left(usage(`No terminal to ask for the password: give --password-stdin or ${variable}.`));
};

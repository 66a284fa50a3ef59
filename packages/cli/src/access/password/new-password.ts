import {
  changePasswordForm,
  resetPasswordForm,
  type ChangePasswordValues,
  type ResetPasswordValues,
} from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { Prompt } from '../../confirm.ts';
import { checkInput } from '../../form-refusal.ts';
import type { Io } from '../../io.ts';
import type { Refusal } from '../../refusal.ts';
import { bare, secretOf, type Asked, type PasswordOptions } from './password.ts';

export interface ChangeOptions extends PasswordOptions {
  readonly newPassword?: string | undefined;
}

type Asking<V> = TE.TaskEither<Refusal, V>;

/** Reads the new password of a reset. It is the only password there, so `--password` and standard input hold it. */
export const resetInput = (app: Prompt, { password, passwordStdin }: PasswordOptions): Asking<ResetPasswordValues> =>
  pipe(
    secretTwice(app, {
      ...NEW,
      option: { name: '--password', value: password },
      fed: async () => bare(await app.io.readAll()),
      isFromStdin: passwordStdin === true,
    }),
    TE.chainEitherK((typed) => checkInput(app.io.clock, resetPasswordForm, typed)),
  );

/** Reads the current password and the new one. Standard input holds them in this order, one on each line. */
export const changeInput = (app: Prompt, options: ChangeOptions): Asking<ChangePasswordValues> => {
  const line = linesOf(app.io);
  const isFromStdin = options.passwordStdin === true;
  return pipe(
    secretOf(app, {
      caption: changePasswordForm.fields.currentPassword.caption,
      option: { name: '--password', value: options.password },
      variable: 'PORTAL_PASSWORD',
      fed: line(0),
      isFromStdin,
    }),
    TE.bindTo('currentPassword'),
    TE.bind('typed', () =>
      secretTwice(app, {
        ...NEW,
        option: { name: '--new-password', value: options.newPassword },
        fed: line(1),
        isFromStdin,
      }),
    ),
    TE.chainEitherK(({ currentPassword, typed }) =>
      checkInput(app.io.clock, changePasswordForm, { currentPassword, ...typed }),
    ),
  );
};

const { newPassword, confirmation } = resetPasswordForm.fields;
const NEW = { caption: newPassword.caption, variable: 'PORTAL_NEW_PASSWORD' } as const;

/** Only a person types the new password twice, because a program makes no typing mistakes. */
export const secretTwice = (app: Prompt, asked: Asked): Asking<{ newPassword: string; confirmation: string }> => {
  const { person, env } = app.io;
  const isGiven = asked.isFromStdin || asked.option.value !== undefined || env[asked.variable] !== undefined;
  return pipe(
    secretOf(app, asked),
    TE.chain((typed) =>
      isGiven || person === undefined
        ? TE.right({ newPassword: typed, confirmation: typed })
        : TE.fromTask(async () => ({
            newPassword: typed,
            confirmation: await person.askHidden(`${confirmation.caption}: `),
          })),
    ),
  );
};

/** Reads standard input once, and splits it into lines. */
const linesOf = ({ readAll }: Io): ((index: number) => Task<string>) => {
  let reading: Promise<readonly string[]> | undefined;
  return (index) => async () => {
    reading ??= readAll().then((text) => text.split(/\r?\n/));
    return (await reading)[index] ?? '';
  };
};

import { afterSignIn, forgotPasswordForm, type ForgotPasswordFailure } from '@aroeira/domain/access';
import {
  forgotPasswordMessage,
  newPasswordMessage,
  PASSWORD_CHANGED,
  resetPasswordMessage,
  temporaryPasswordSent,
} from '@aroeira/domain/access/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { checkInput } from '../../form-refusal.ts';
import { refusalBy } from '../../refusal.ts';
import { changeInput, resetInput, type ChangeOptions } from './new-password.ts';
import type { PasswordOptions } from './password.ts';
import { sessionAnswer } from '../session-answer.ts';
import { cleared, signedIn } from '../signed-in.ts';

export const addPassword: AddCommand = (parent, run) => {
  const password = parent
    .command('password')
    .description('Recover, reset or change the password.')
    .addHelpText('after', examples('portal password forgot 63287253026', 'portal password change'));
  password
    .command('forgot')
    .description('Send a temporary password by e-mail. The command solves the captcha.')
    .argument('<document>', 'CPF or CNPJ, with or without punctuation')
    .addHelpText('after', examples('portal password forgot 63287253026', 'portal sandbox outbox --to 63287253026'))
    .action((document) => run((app) => forget(app, document)));
  password
    .command('reset')
    .description('Choose a new password after a sign-in that asked for one. Env PORTAL_NEW_PASSWORD.')
    .option('--password-stdin', 'read the new password from standard input')
    .option('--password <password>', 'the new password itself; for personas')
    .addHelpText('after', examples('portal password reset --password-stdin < new.txt'))
    .action((options) => run((app) => reset(app, options)));
  password
    .command('change')
    .description('Change the password of the signed-in client. Env PORTAL_PASSWORD and PORTAL_NEW_PASSWORD.')
    .option('--password-stdin', 'read the current and the new password from standard input, one a line')
    .option('--password <password>', 'the current password itself; for personas')
    .option('--new-password <password>', 'the new password itself; for personas')
    .addHelpText('after', examples('portal password change', 'portal password change --password-stdin < both.txt'))
    .action((options) => run((app) => change(app, options)));
};

const forget = (app: Pick<App, 'access' | 'io'>, typed: string): Task =>
  pipe(
    TE.fromEither(checkInput(app.io.clock, { document: forgotPasswordForm.document }, { document: typed })),
    TE.chain(({ document }) =>
      pipe(
        app.access.password.sendTemporary(document),
        TE.mapLeft(refusalBy((failure: ForgotPasswordFailure) => forgotPasswordMessage(failure, 'production'))),
      ),
    ),
    TE.map((email) => {
      const { title, body } = temporaryPasswordSent(email);
      return { json: { email }, text: `${title} ${body}` };
    }),
  );

const reset = (app: Pick<App, 'access' | 'io' | 'memory' | 'settings'>, options: PasswordOptions): Task =>
  pipe(
    signedIn(app),
    TE.chain(() => resetInput(app, options)),
    TE.chain((values) => pipe(app.access.password.reset(values), TE.mapLeft(refusalBy(resetPasswordMessage)))),
    TE.chain(() => changed(app)),
  );

const change = (app: Pick<App, 'access' | 'io' | 'memory' | 'settings'>, options: ChangeOptions): Task =>
  pipe(
    cleared(app),
    TE.chain(() => changeInput(app, options)),
    TE.chain((values) => pipe(app.access.password.change(values), TE.mapLeft(refusalBy(newPasswordMessage)))),
    TE.chain(() => changed(app)),
  );

/** The signed-in client, as this device keeps it from now on. */
const changed = (app: Pick<App, 'memory'>): Task =>
  pipe(
    signedIn(app),
    TE.map((session) => ({ json: sessionAnswer(session, afterSignIn(session)).json, text: PASSWORD_CHANGED })),
  );

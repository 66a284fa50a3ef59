import { signOutMessage } from '@aroeira/domain/access/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { confirmed } from '../../confirm.ts';
import { refusalBy } from '../../refusal.ts';
import { signedIn } from '../signed-in.ts';

/** `portal logout`: signs out of the app. With `--session` this device also forgets the account. */
export const addLogout: AddCommand = (parent, run) => {
  parent
    .command('logout')
    .description('Sign out. The account stays saved on this device, unless --session forgets it.')
    .option('--session', 'leave the account: forget it on this device, after a confirmation')
    .addHelpText('after', examples('portal logout', 'portal logout --session --yes'))
    .action(({ session }) => run((app) => (session ? leave(app) : close(app))));
};

const close = (app: Pick<App, 'access' | 'memory'>): Task =>
  pipe(
    signedIn(app),
    TE.chain(() => pipe(app.access.signOutOfApp, TE.mapLeft(refusalBy(signOutMessage)))),
    TE.map(() => ({ json: { signedOut: 'app' }, text: 'Sessão encerrada.' })),
  );

const leave = (app: Pick<App, 'access' | 'io' | 'memory' | 'settings'>): Task =>
  pipe(
    signedIn(app),
    TE.chain(() => confirmed(app, 'Tem certeza que deseja sair e esquecer esta conta neste dispositivo?')),
    TE.chain(() => pipe(app.access.leaveAccount, TE.mapLeft(refusalBy(signOutMessage)))),
    TE.map(() => ({
      json: { signedOut: 'session' },
      text: 'Sessão encerrada. A conta foi esquecida neste dispositivo.',
    })),
  );

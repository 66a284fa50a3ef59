import type { DeviceAccounts } from '@aroeira/domain/access';
import { accountMessage, mainAccountMessage } from '@aroeira/domain/access/messages';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { confirmed } from '../../confirm.ts';
import { idFrom } from '../../arguments.ts';
import type { Answer } from '../../output.ts';
import { refusalBy, type Refusal } from '../../refusal.ts';
import { accountJson, accountsAnswer } from './accounts-answer.ts';

const ID = 'the id that `portal accounts list` shows';

/** `portal accounts`: the accounts that this device knows. It needs no session. */
export const addAccounts: AddCommand = (parent, run) => {
  const accounts = parent
    .command('accounts')
    .description('The accounts saved on this device.')
    .addHelpText('after', examples('portal accounts list', 'portal accounts switch 7'));
  accounts
    .command('list')
    .description('List the saved accounts. Asks this device only, never the server.')
    .addHelpText('after', examples('portal accounts list --json'))
    .action(() => run(list));
  accounts
    .command('switch')
    .description('Make another account the current one. It signs nobody in: use `portal login`.')
    .argument('<id>', ID)
    .addHelpText('after', examples('portal accounts switch 7'))
    .action((id) => run((app) => withId(id, (clientId) => switchTo(app, clientId))));
  accounts
    .command('remove')
    .description('Forget an account on this device after a confirmation, and end its session.')
    .argument('<id>', ID)
    .addHelpText('after', examples('portal accounts remove 7 --yes'))
    .action((id) => run((app) => withId(id, (clientId) => remove(app, clientId))));
  accounts
    .command('set-main')
    .description('Make an account the main one of this device.')
    .argument('<id>', ID)
    .addHelpText('after', examples('portal accounts set-main 7'))
    .action((id) => run((app) => withId(id, (clientId) => setMain(app, clientId))));
};

type Parts = Pick<App, 'access'>;

const list = ({ access }: Parts): Task =>
  pipe(TE.fromIO<DeviceAccounts, Refusal>(access.accounts.read), TE.map(accountsAnswer));

const switchTo = ({ access }: Parts, clientId: number): Task =>
  pipe(
    access.accounts.switchTo(clientId),
    TE.bimap(refusalBy(accountMessage), (account) => ({
      json: accountJson(account, O.some(account)),
      text: `Conta atual: ${account.name}. Ninguém entrou: entre com portal login ${account.document}`,
    })),
  );

const remove = (app: Pick<App, 'access' | 'io' | 'settings'>, clientId: number): Task =>
  pipe(
    // Refuses an unknown account before it asks for a confirmation.
    TE.fromIO(app.access.accounts.read),
    TE.chain(({ all }) =>
      all.some((account) => account.clientId === clientId)
        ? confirmed(app, 'Tem certeza que deseja esquecer esta conta neste dispositivo?')
        : TE.right(undefined),
    ),
    TE.chain(() => pipe(app.access.accounts.remove(clientId), TE.mapLeft(refusalBy(accountMessage)))),
    TE.map((): Answer => ({ json: { removed: clientId }, text: 'A conta foi esquecida neste dispositivo.' })),
  );

const setMain = (app: Parts, clientId: number): Task =>
  pipe(
    app.access.accounts.setMain(clientId),
    TE.mapLeft(refusalBy(mainAccountMessage)),
    TE.chain(() => list(app)),
  );

const withId = (text: string, task: (clientId: number) => Task): Task =>
  pipe(TE.fromEither(idFrom(text, 'id')), TE.chain(task));

import type { SignedInSession } from '@aroeira/domain/access';
import { ACCOUNT_AWAITED, awaitingOrderLine } from '@aroeira/domain/movements/messages';
import { checkAccountCount, type BankAccount } from '@aroeira/domain/registration';
import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { confirmed } from '../confirm.ts';
import { idFrom } from '../arguments.ts';
import type { Answer } from '../output.ts';
import { refusal, usage, type Refusal } from '../refusal.ts';
import { accountRefusal } from '../registration/accounts/account-drafts.ts';
import { filedAccount } from '../registration/accounts/bank-account-file.ts';
import { setBankAccountPage } from '../registration/accounts/set-bank-account.page.ts';
import { loadRefusal, pageRefusal, unsavedRefusal } from '../registration/flow/page-refusal.ts';
import { folderOf } from '../registration/flow/registration-submit.command.ts';
import { readJson } from '../rules/json-input.ts';
import { FILE_OPTION } from '../rules/json-rule.ts';
import { left, right, table } from '../table.ts';

export const addBankAccounts: AddCommand = (parent, run) => {
  const accounts = parent
    .command('bank-accounts')
    .description('Your bank accounts, once you are approved: one or two.')
    .addHelpText(
      'after',
      examples('portal profile bank-accounts list', 'portal profile bank-accounts add --file itau.json'),
    );
  accounts
    .command('list')
    .description('List your bank accounts.')
    .addHelpText('after', examples('portal profile bank-accounts list --json'))
    .action(() => run(list));
  accounts
    .command('add')
    .description('Add an account, or change the one whose id stands in the file.')
    .requiredOption('--file <file>', FILE_OPTION)
    .addHelpText(
      'after',
      examples(
        'portal profile bank-accounts add --file itau.json',
        `echo '{"bankId":7,"agency":"0348","accountNumber":"184562","digit":"1"}' | portal profile bank-accounts add --file -`,
      ),
    )
    .action(({ file }) => run((app) => add(app, file)));
  accounts
    .command('remove')
    .description('Remove an account. Asks first. One account must stay.')
    .argument('<id>', 'as `portal profile bank-accounts list` shows it')
    .addHelpText('after', examples('portal profile bank-accounts remove 10010 --yes'))
    .action((id) => run((app) => remove(app, id)));
};

/** The session of an approved client. The page is closed to others. @see decision Q106 */
const approved = (app: Pick<App, 'memory' | 'profile'>): TE.TaskEither<Refusal, SignedInSession> =>
  pipe(
    cleared(app),
    TE.chainFirst(({ clientId }) => pipe(app.profile.approvedOnly(clientId), TE.mapLeft(unsavedRefusal))),
  );

const saved = (app: Pick<App, 'registration'>, clientId: number): TE.TaskEither<Refusal, readonly BankAccount[]> =>
  pipe(app.registration.bankAccounts.list(clientId), TE.mapLeft(loadRefusal));

const list = (app: Pick<App, 'memory' | 'profile' | 'registration'>): Task =>
  pipe(
    approved(app),
    TE.chain(({ clientId }) => saved(app, clientId)),
    TE.map(accountsAnswer),
  );

const accountsAnswer = (accounts: readonly BankAccount[]): Answer => ({
  json: accounts.map(filedAccount),
  text: table(
    [right('Id'), left('Banco'), left('Agência'), left('Conta'), left('Co-titulares')],
    accounts.map(({ id, bank, branch, number, checkDigit, coHolders }) => [
      String(id ?? ''),
      bank.name,
      branch,
      `${number}-${checkDigit}`,
      coHolders.map(({ name }) => name).join(', '),
    ]),
  ),
});

const add = (app: Pick<App, 'io' | 'memory' | 'profile' | 'registration' | 'settings'>, file: string): Task =>
  pipe(
    approved(app),
    TE.bindTo('client'),
    TE.bind('filed', () => readJson(app.io, t.UnknownRecord)(file)),
    TE.chainFirst(({ client: { clientId, document }, filed }) =>
      setBankAccountPage.submit({ app, clientId, document }, { filed, folder: folderOf(file) }),
    ),
    TE.chain(({ client: { clientId } }) =>
      pipe(
        saved(app, clientId),
        // The account is saved, and a second try would add it again.
        TE.mapLeft((refused): Refusal => ({ ...refused, saved: [setBankAccountPage.step] })),
      ),
    ),
    TE.map(accountsAnswer),
  );

const remove = (
  app: Pick<App, 'io' | 'memory' | 'orders' | 'profile' | 'registration' | 'settings'>,
  text: string,
): Task =>
  pipe(
    TE.fromEither(idFrom(text, 'id')),
    TE.bindTo('id'),
    TE.bind('client', () => approved(app)),
    TE.bind('kept', ({ client: { clientId } }) => saved(app, clientId)),
    TE.bind('drafts', ({ id, kept }) => TE.fromEither(withoutAccount(kept, id))),
    TE.chainFirst(({ id, client: { clientId } }) => demandUnneeded(app, clientId, id)),
    TE.chainFirst(() => confirmed(app, REGISTRATION_TEXTS.removeAccount)),
    TE.chainFirst(({ client: { clientId, document }, drafts }) =>
      pipe(app.registration.saveBankAccounts(clientId, { drafts, holder: document }), TE.mapLeft(accountRefusal)),
    ),
    TE.map(({ drafts }) => accountsAnswer(drafts)),
  );

/** An account that an order needs stays. The server refuses its removal too. @see decision 0301 */
const demandUnneeded = (app: Pick<App, 'orders'>, clientId: number, id: number): TE.TaskEither<Refusal, void> =>
  pipe(
    TE.fromTask(app.orders.findAwaitingOrders(clientId)),
    TE.chain((ordersOf) => {
      const { title, why } = ACCOUNT_AWAITED;
      const orders = ordersOf(id).map((order) => `- ${awaitingOrderLine(order)}`);
      return orders.length === 0
        ? TE.right(undefined)
        : TE.left(refusal('account_awaited', [`${title}. ${why}`, ...orders].join('\n')));
    }),
  );

const withoutAccount = (kept: readonly BankAccount[], id: number): E.Either<Refusal, readonly BankAccount[]> => {
  const drafts = kept.filter((account) => account.id !== id);
  if (drafts.length === kept.length) return E.left(usage('You have no account with this id.', 'id'));
  return pipe(
    checkAccountCount(drafts),
    E.bimap(pageRefusal, () => drafts),
  );
};

import { preselectedAccount, type OrderingClient, type RedemptionForm } from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { callRefusal, usage, type Refusal } from '../refusal.ts';
import { clientFunds } from './client-funds.ts';
import { idFrom } from './order-arguments.ts';
import { amountToRedeem, heldFundIn, placeRedemption } from './redeem-order.ts';

/** What the command line was given. */
interface Asked {
  readonly value?: string | undefined;
  readonly total?: true | undefined;
  readonly bank?: string | undefined;
}

/** `portal redeem`: money out of a fund, after a confirmation. */
export const addRedeem: AddCommand = (parent, run) => {
  parent
    .command('redeem')
    .description('Redeem part of a fund or all of it, after a confirmation.')
    .argument('<fund>', "the fund's id, as `portal funds list` shows it")
    .option('--value <reais>', 'so much of it')
    .option('--total', 'all of it')
    .option('--bank <id>', 'the account of yours that the money goes to; the only one when there is one')
    .addHelpText(
      'after',
      examples('portal redeem 3 --value 1000.00 --bank 10010', 'portal redeem 5 --total --bank 10011 --yes'),
    )
    .action((fund, asked) => run((app) => redeem(app, fund, asked)));
};

const redeem = (app: App, fund: string, asked: Asked): Task =>
  pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('fundId', () => TE.fromEither(idFrom(fund, 'fundId'))),
    TE.bind('wanted', () => TE.fromEither(wantedFrom(asked))),
    TE.bind('funds', ({ session }) => clientFunds(app, session)),
    TE.bind('fund', ({ funds, fundId }) => TE.fromEither(heldFundIn(funds, fundId))),
    TE.bind('client', ({ session }) => pipe(app.orders.client(session.clientId), TE.mapLeft(callRefusal))),
    TE.chain(({ wanted, ...redeeming }) =>
      placeRedemption(app, {
        ...redeeming,
        form: { ...wanted, bankAccountId: accountFor(redeeming.client, wanted) },
      }),
    ),
  );

const wantedFrom = ({ value, total, bank }: Asked): E.Either<Refusal, RedemptionForm> => {
  if (value !== undefined && total === true) return E.left(usage('Give --value or --total, not both.'));
  const partial = value === undefined ? undefined : 'partial';
  return pipe(
    E.Do,
    E.apS('amount', value === undefined ? E.right(undefined) : amountToRedeem(value)),
    E.apS('bankAccountId', bank === undefined ? E.right(undefined) : idFrom(bank, 'bankId')),
    E.map((rest) => ({ operation: total === true ? ('total' as const) : partial, ...rest })),
  );
};

/** An account that is not theirs is none; without a choice it is the only one there is. @see decision Q096 */
const accountFor = ({ accounts }: OrderingClient, { bankAccountId }: RedemptionForm): number | undefined =>
  bankAccountId === undefined ? preselectedAccount(accounts)?.id : accounts.find(({ id }) => id === bankAccountId)?.id;

import {
  ownAccount,
  preselectedAccount,
  type CannotRedeem,
  type FundsNotLoaded,
  type OrderingClient,
  type RedemptionBlock,
  type RedemptionForm,
} from '@aroeira/domain/movements';
import { redemptionBlockMessage } from '@aroeira/domain/movements/messages';
import { isCallFailure, type CallFailure } from '@aroeira/domain/kernel';
import { flagMessage } from '@aroeira/domain/registration/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { callRefusal, refusalBy, usage, type Refusal } from '../../refusal.ts';
import { idFrom } from '../../arguments.ts';
import { amountFrom } from '../order-arguments.ts';
import { fundsRefusal } from '../order-refusal.ts';
import { placeRedemption } from './redeem-order.ts';

interface Asked {
  readonly value?: string | undefined;
  readonly total?: true | undefined;
  readonly bank?: string | undefined;
}

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

const redeem = (app: Pick<App, 'io' | 'memory' | 'orders' | 'settings'>, fund: string, asked: Asked): Task =>
  pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('fundId', () => TE.fromEither(idFrom(fund, 'fundId'))),
    TE.bind('wanted', () => TE.fromEither(wantedFrom(asked))),
    TE.bind('redeeming', ({ session, fundId }) =>
      pipe(app.orders.openRedeeming(session, fundId), TE.mapLeft(openingRefusal)),
    ),
    TE.bind('bankAccountId', ({ redeeming, wanted }) => TE.fromEither(accountFor(redeeming.client, wanted))),
    TE.chain(({ session: { clientId }, redeeming, wanted, bankAccountId }) =>
      placeRedemption(app, { clientId, ...redeeming, form: { ...wanted, bankAccountId } }),
    ),
  );

/** Why the form of the redemption does not open. */
const openingRefusal = (failure: CannotRedeem | FundsNotLoaded | RedemptionBlock | CallFailure): Refusal => {
  if (isCallFailure(failure)) return callRefusal(failure);
  if (failure._tag === 'CannotRedeem') return refusalBy(({ reason }: CannotRedeem) => flagMessage(reason))(failure);
  return failure._tag === 'FundsNotLoaded' ? fundsRefusal(failure) : refusalBy(redemptionBlockMessage)(failure);
};

const wantedFrom = ({ value, total, bank }: Asked): E.Either<Refusal, RedemptionForm> => {
  if (value !== undefined && total === true) return E.left(usage('Give --value or --total, not both.'));
  if (value === undefined && total !== true)
    return E.left(usage('Say how much: --value REAIS, or --total.', 'operation'));
  return pipe(
    E.Do,
    E.apS('amount', value === undefined ? E.right(undefined) : amountFrom(value, 'value')),
    E.apS('bankAccountId', bank === undefined ? E.right(undefined) : idFrom(bank, 'bankId')),
    E.map((rest) => ({
      operation: total === true ? ('total-redemption' as const) : ('partial-redemption' as const),
      ...rest,
    })),
  );
};

/** The only account, or the chosen one; the form refuses a stranger's. @see decisions Q096, 0150 */
const accountFor = (
  { accounts }: OrderingClient,
  { bankAccountId }: RedemptionForm,
): E.Either<Refusal, number | undefined> => {
  if (bankAccountId !== undefined) return E.right(ownAccount(accounts, bankAccountId)?.id);
  const ids = accounts.map(({ id }) => id).join(', ');
  return accounts.length > 1
    ? E.left(usage(`Say where the money goes: --bank, one of ${ids}.`, 'bankId'))
    : E.right(preselectedAccount(accounts)?.id);
};

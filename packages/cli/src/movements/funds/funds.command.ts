import { FundWire } from '@aroeira/adapters-http/movements';
import { fundIn, investmentMessage } from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { callRefusal, refusalBy } from '../../refusal.ts';
import { idFrom } from '../../id-argument.ts';
import { fundsRefusal } from '../order-refusal.ts';
import { fundFacts, fundsTable } from './funds-answer.ts';

/** `portal funds`: what there is to invest in and to redeem from. */
export const addFunds: AddCommand = (parent, run) => {
  const funds = parent
    .command('funds')
    .description('List the funds to invest in and to redeem from, or show one.')
    .addHelpText('after', examples('portal funds list', 'portal funds show 1'));
  funds
    .command('list')
    .description('List the funds: what you hold of each and the least that may be invested.')
    .addHelpText('after', examples('portal funds list', 'portal funds list --json'))
    .action(() => run(list));
  funds
    .command('show')
    .description('Show a fund: minimums, terms, and the account that money for it is sent to.')
    .argument('<id>', "the fund's id, as `portal funds list` shows it")
    .addHelpText('after', examples('portal funds show 1', 'portal funds show 1 --json'))
    .action((id) => run((app) => show(app, id)));
};

const list = (app: App): Task =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.orders.funds(clientId), TE.mapLeft(fundsRefusal))),
    TE.map((funds) => ({ json: funds.map(FundWire.encode), text: fundsTable(funds) })),
  );

const show = (app: App, id: string): Task =>
  pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('id', () => TE.fromEither(idFrom(id, 'fundId'))),
    TE.bind('funds', ({ session }) => pipe(app.orders.funds(session.clientId), TE.mapLeft(fundsRefusal))),
    TE.bind('fund', ({ funds, id: fundId }) => pipe(TE.fromEither(fundIn(fundId)(funds)), TE.mapLeft(unknownFund))),
    TE.bind('hasInvested', ({ fund }) => pipe(app.orders.hasInvestedIn(fund.id), TE.mapLeft(callRefusal))),
    TE.map(({ fund, hasInvested }) => ({
      json: { ...FundWire.encode(fund), hasInvested },
      text: fundFacts(fund, hasInvested),
    })),
  );

const unknownFund = refusalBy(investmentMessage);

import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { callRefusal } from '../../refusal.ts';
import { clientFunds, fundIn } from './client-funds.ts';
import { fundFacts, fundJson, fundsTable } from './funds-answer.ts';
import { idFrom } from '../order-arguments.ts';

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
    TE.chain((session) => clientFunds(app, session)),
    TE.map((funds) => ({ json: funds.map(fundJson), text: fundsTable(funds) })),
  );

const show = (app: App, id: string): Task =>
  pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('id', () => TE.fromEither(idFrom(id, 'fundId'))),
    TE.bind('funds', ({ session }) => clientFunds(app, session)),
    TE.bind('fund', ({ funds, id: fundId }) => TE.fromEither(fundIn(funds, fundId))),
    TE.bind('hasInvested', ({ fund }) => pipe(app.orders.hasInvestedIn(fund.id), TE.mapLeft(callRefusal))),
    TE.map(({ fund, hasInvested }) => ({
      json: { ...fundJson(fund), hasInvested },
      text: fundFacts(fund, hasInvested),
    })),
  );

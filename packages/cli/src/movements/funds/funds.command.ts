import { FundWire } from '@aroeira/adapters-http/movements';
import { fundIn } from '@aroeira/domain/movements';
import { investmentMessage, SIGNING_TEXTS } from '@aroeira/domain/movements/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { callRefusal, refusalBy } from '../../refusal.ts';
import { idFrom } from '../../arguments.ts';
import { fundsRefusal, listRefusal } from '../order-refusal.ts';
import { fundFacts, fundsTable, termsAnswer } from './funds-answer.ts';

export const addFunds: AddCommand = (parent, run) => {
  const funds = parent
    .command('funds')
    .description('List the funds to invest in and to redeem from, or show one.')
    .addHelpText('after', examples('portal funds list', 'portal funds show 1', 'portal funds terms 1 2'));
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
  funds
    .command('terms')
    .description('Show what you must sign before you invest in these funds, and where.')
    .argument('<ids...>', "the funds' ids, as `portal funds list` shows them")
    .addHelpText('after', examples('portal funds terms 1 2', 'portal funds terms 1 2 --json'))
    .action((ids) => run((app) => terms(app, ids)));
};

type Parts = Pick<App, 'memory' | 'orders'>;

const list = (app: Parts): Task =>
  pipe(
    cleared(app),
    TE.chain(({ clientId }) => pipe(app.orders.loadFunds(clientId), TE.mapLeft(fundsRefusal))),
    TE.map((funds) => ({ json: funds.map(FundWire.encode), text: fundsTable(funds) })),
  );

const show = (app: Parts, id: string): Task =>
  pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('id', () => TE.fromEither(idFrom(id, 'fundId'))),
    TE.bind('funds', ({ session }) => pipe(app.orders.loadFunds(session.clientId), TE.mapLeft(fundsRefusal))),
    TE.bind('fund', ({ funds, id: fundId }) => pipe(TE.fromEither(fundIn(fundId)(funds)), TE.mapLeft(unknownFund))),
    TE.bind('hasInvested', ({ fund }) => pipe(app.orders.hasInvestedIn(fund.id), TE.mapLeft(callRefusal))),
    TE.map(({ fund, hasInvested }) => ({
      json: { ...FundWire.encode(fund), hasInvested },
      text: fundFacts(fund, hasInvested),
    })),
  );

const terms = (app: Parts, ids: readonly string[]): Task =>
  pipe(
    cleared(app),
    TE.chain(() => TE.fromEither(E.traverseArray((id: string) => idFrom(id, 'fundId'))(ids))),
    TE.chain((fundIds) =>
      pipe(app.orders.fundTerms.toSign(fundIds), TE.mapLeft(listRefusal(SIGNING_TEXTS.checkFailed))),
    ),
    TE.map(termsAnswer),
  );

const unknownFund = refusalBy(investmentMessage);

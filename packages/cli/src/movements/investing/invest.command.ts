import { isCallFailure, type CallFailure, type Cents } from '@aroeira/domain/kernel';
import {
  ownAccount,
  withSuggestions,
  type CannotInvest,
  type FundsNotLoaded,
  type Investing,
  type InvestmentEntry,
} from '@aroeira/domain/movements';
import { investmentFailureMessage } from '@aroeira/domain/movements/messages';
import { flagMessage } from '@aroeira/domain/registration/messages';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { callRefusal, refusalBy, usage, type Refusal } from '../../refusal.ts';
import { suggestionAnswer } from '../distribution/suggestion-answer.ts';
import { amountFrom, linesFrom } from '../order-arguments.ts';
import { fundsRefusal } from '../order-refusal.ts';
import { placeInvestment } from './invest-order.ts';

interface Asked {
  readonly line?: string[] | undefined;
  readonly suggest?: string | undefined;
}

export const addInvest: AddCommand = (parent, run) => {
  parent
    .command('invest')
    .description('Invest in funds, after a confirmation; with --suggest alone, show how a total would be shared out.')
    .option(
      '--line <fund=value@bank...>',
      'so many reais into a fund from an account of yours; FUND@BANK takes the suggested value',
    )
    .option('--suggest <total>', 'share this total out by your risk profile')
    .addHelpText(
      'after',
      examples(
        'portal invest --suggest 50000',
        'portal invest --line 1=1000.00@10010 4=5000@10011 --yes',
        'portal invest --suggest 50000 --line 1@10010 --yes',
      ),
    )
    .action((asked) => run((app) => invest(app, asked)));
};

const invest = (app: Pick<App, 'io' | 'memory' | 'orders' | 'settings'>, { line = [], suggest }: Asked): Task =>
  pipe(
    E.Do,
    E.apS('lines', linesFrom(line)),
    E.apS('total', suggest === undefined ? E.right(undefined) : totalFrom(suggest)),
    E.filterOrElse(
      ({ lines, total }) => lines.length > 0 || total !== undefined,
      () => usage('Say what to invest: --line FUND=VALUE@BANK, or --suggest TOTAL.'),
    ),
    TE.fromEither,
    TE.bind('session', () => cleared(app)),
    TE.bind('investing', ({ session }) => pipe(app.orders.openInvesting(session), TE.mapLeft(openingRefusal))),
    TE.bind('distribution', ({ investing: { funds, client }, total }) =>
      total === undefined ? TE.right(undefined) : TE.fromTask(app.orders.suggestDistribution({ funds, client, total })),
    ),
    TE.chain(({ session: { clientId }, investing, distribution, lines }): Task => {
      if (lines.length === 0 && distribution !== undefined)
        return TE.right(suggestionAnswer(investing.funds, distribution));
      const own = withOwnAccounts(lines, investing);
      const entries = distribution === undefined ? own : withSuggestions(own, distribution);
      return placeInvestment(app, { clientId, investing, entries });
    }),
  );

/** Why the form of the investment does not open. */
const openingRefusal = (failure: CannotInvest | FundsNotLoaded | CallFailure): Refusal => {
  if (isCallFailure(failure)) return callRefusal(failure);
  return failure._tag === 'FundsNotLoaded'
    ? fundsRefusal(failure)
    : refusalBy(({ reason }: CannotInvest) => flagMessage(reason))(failure);
};

/** The total to share out. It must be above zero. @see spec B §5 Investment per fund */
const totalFrom = (text: string): E.Either<Refusal, Cents> =>
  pipe(
    amountFrom(text, 'suggest'),
    E.filterOrElse(
      (total) => total > 0,
      (): Refusal => ({ ...refusalBy(investmentFailureMessage)({ _tag: 'Invalid', errors: [] }), field: 'suggest' }),
    ),
  );

/** Lines without the accounts that are not the client's. The rules refuse them as lines without an account. */
const withOwnAccounts = (lines: readonly InvestmentEntry[], { client }: Investing): readonly InvestmentEntry[] =>
  lines.map((line) => ({ ...line, bankAccountId: ownAccount(client.accounts, line.bankAccountId)?.id }));

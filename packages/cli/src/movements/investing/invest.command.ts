import type { Cents } from '@aroeira/domain/kernel';
import { investmentFailureMessage, type Distribution, type InvestmentEntry } from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../../command.ts';
import type { App } from '../../composition.ts';
import { refusalBy, usage, type Refusal } from '../../refusal.ts';
import { placeInvestment } from './invest-order.ts';
import { distributionFor, showSuggestion } from '../distribution/invest-suggestion.ts';
import { openInvesting, type Investing } from './investing.ts';
import { amountFrom, linesFrom } from '../order-arguments.ts';

/** What the command line was given. */
interface Asked {
  readonly line?: string[] | undefined;
  readonly suggest?: string | undefined;
}

/** `portal invest`: money into one or more funds, after a confirmation. */
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

const invest = (app: App, { line = [], suggest }: Asked): Task =>
  pipe(
    E.Do,
    E.apS('lines', linesFrom(line)),
    E.apS('total', suggest === undefined ? E.right(undefined) : totalFrom(suggest)),
    TE.fromEither,
    TE.chain(({ lines, total }) => {
      if (lines.length === 0)
        return total === undefined
          ? TE.left(usage('Say what to invest: --line FUND=VALUE@BANK, or --suggest TOTAL.'))
          : showSuggestion(app, total);
      return pipe(
        openInvesting(app),
        TE.bindTo('investing'),
        TE.bind('distribution', ({ investing }) =>
          total === undefined ? TE.right(undefined) : TE.fromTask(distributionFor(app, investing, total)),
        ),
        TE.chain(({ investing, distribution }) =>
          placeInvestment(app, investing, entriesFor(investing, lines, distribution)),
        ),
      );
    }),
  );

/** What is to be shared out; of nothing there is nothing to share. @see spec B §5 Investment per fund */
const totalFrom = (text: string): E.Either<Refusal, Cents> =>
  pipe(
    amountFrom(text, 'suggest'),
    E.filterOrElse(
      (total) => total > 0,
      (): Refusal => ({ ...refusalBy(investmentFailureMessage)({ _tag: 'Invalid', errors: [] }), field: 'suggest' }),
    ),
  );

/** Lines as the rules check them: with the suggested value where none was given, and without an account that is not theirs. */
const entriesFor = (
  { client }: Investing,
  lines: readonly InvestmentEntry[],
  distribution: Distribution | undefined,
): readonly InvestmentEntry[] =>
  lines.map(({ fundId, amount, bankAccountId }) => ({
    fundId,
    amount: amount ?? distribution?.suggestions.find((suggestion) => suggestion.fundId === fundId)?.amount,
    bankAccountId: client.accounts.find(({ id }) => id === bankAccountId)?.id,
  }));

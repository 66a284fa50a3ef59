import { todayOf, yearOf } from '@aroeira/domain/kernel';
import { yieldCsv } from '@aroeira/domain/position';
import { Option } from '@commander-js/extra-typings';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { callRefusal } from '../refusal.ts';
import { yieldJson, yieldTable } from './yield-answer.ts';

const PERIODS = ['max', '12m', '6m', '1m', 'year'] as const;

interface Asked {
  readonly period: (typeof PERIODS)[number];
  readonly isCsv: boolean;
}

export const addYield: AddCommand = (parent, run) => {
  parent
    .command('yield')
    .description('Show what the portfolio yielded in a period against IPCA, pension left out.')
    .addOption(new Option('--period <period>', 'how far back; year is the current one').choices(PERIODS).default('max'))
    .option('--csv', 'as a table for spreadsheets')
    .addHelpText(
      'after',
      examples('portal yield', 'portal yield --period 12m --json', 'portal yield --csv > rentabilidade.csv'),
    )
    .action(({ period, csv }) => run((app) => show(app, { period, isCsv: csv === true })));
};

type Parts = Pick<App, 'memory' | 'position' | 'serverClock'>;

/** The yield is all that the caller shows, so a failure is told and not only logged (decision 0141). */
export const loadYield = (app: Parts, period: Asked['period']) =>
  pipe(
    cleared(app),
    TE.bindTo('session'),
    TE.bind('wanted', () => TE.fromTask(wanted(app, period))),
    TE.chain(({ session, wanted: word }) =>
      pipe(app.position.yieldOf(session.document, word), TE.mapLeft(callRefusal)),
    ),
  );

const show = (app: Parts, { period, isCsv }: Asked): Task =>
  pipe(
    loadYield(app, period),
    TE.map((history) => ({
      json: yieldJson(period, history),
      text: isCsv ? yieldCsv(history) : yieldTable(history),
    })),
  );

/** The current year goes by its number, and the server's answer tells which year it is. @see decisions Q073, 0163 */
const wanted = ({ position, serverClock }: Parts, period: Asked['period']): T.Task<string> =>
  period === 'year'
    ? pipe(
        position.businessDay,
        T.map(() => String(yearOf(todayOf(serverClock)()))),
      )
    : T.of(period);

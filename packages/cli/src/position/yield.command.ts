import { todayOf, yearOf, type Clock } from '@aroeira/domain/kernel';
import { Option } from '@commander-js/extra-typings';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { cleared } from '../access/signed-in.ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { callRefusal } from '../refusal.ts';
import { yieldCsv, yieldJson, yieldTable } from './yield-answer.ts';

const PERIODS = ['max', '12m', '6m', '1m', 'year'] as const;

interface Asked {
  readonly period: (typeof PERIODS)[number];
  readonly isCsv: boolean;
}

/** `portal yield`: what the portfolio yielded in a period, as the tabs of the dashboard's chart have it. */
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

/** Here the yield is all that was asked for, so that its failure is told and not only logged (decision 0141). */
const show = (app: App, { period, isCsv }: Asked): Task =>
  pipe(
    cleared(app),
    TE.chain(({ document }) =>
      pipe(app.position.yieldOf(document, wanted(period, app.io.clock)), TE.mapLeft(callRefusal)),
    ),
    TE.map((history) => ({
      json: yieldJson(period, history),
      text: isCsv ? yieldCsv(history) : yieldTable(history),
    })),
  );

/** The current year is asked for by its number. @see decision Q073 */
const wanted = (period: Asked['period'], clock: Clock): string =>
  period === 'year' ? String(yearOf(todayOf(clock)())) : period;

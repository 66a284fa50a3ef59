import { reportDates, type ReportRequest } from '@aroeira/domain/reports';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { table } from '../table.ts';
import { listedReports } from './named-report.ts';

/** `portal reports periods`: lists the reports of today. The other commands take these names. */
export const addReportsPeriods: AddCommand = (parent, run) => {
  parent
    .command('periods')
    .description('List the periods of which there are reports: closed months and quick periods.')
    .addHelpText('after', examples('portal reports periods', 'portal reports periods --json'))
    .action(() => run(list));
};

const list = (app: App): Task => pipe(listedReports(app), TE.map(periodsAnswer));

const HEADS = ['Período', 'Relatório', 'Datas'].map((head) => ({ head, align: 'left' as const }));

const periodsAnswer = (requests: readonly ReportRequest[]): Answer => ({
  json: requests.map(({ period, source }) => ({ ...period, source })),
  text: table(
    HEADS,
    requests.map(({ period }) => [period.date, period.description, reportDates(period)]),
  ),
});

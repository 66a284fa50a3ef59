import type { CallFailure } from '@aroeira/domain/kernel';
import { type ReportRequest, reportFileName, type Pdf } from '@aroeira/domain/reports';
import { REPORT_TEXTS, reportDates, reportMessage, reportSize } from '@aroeira/domain/reports/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { Answer } from '../output.ts';
import { refusalBy, type Refusal } from '../refusal.ts';
import { left, table } from '../table.ts';
import { listedReports, namedReport, type ReportListing } from './named-report.ts';
import type { App } from '../composition.ts';
import type { Prompt } from '../confirm.ts';
import { outputFrom, save } from './saved-file.ts';

/** Waits for a report while it is prepared, and saves its PDF. */
const download = (app: Prompt & ReportListing, name: string, output: string): Task =>
  pipe(
    TE.fromEither(outputFrom(output)),
    TE.chain(() => namedReport(app, name)),
    TE.bindTo('request'),
    TE.bind('saved', ({ request }) =>
      save(app, output, { fileName: reportFileName(request.period), load: load(app, request) }),
    ),
    TE.map(({ request, saved: { path, bytes } }) => ({
      json: { period: request.period.date, file: path, bytes },
      text: `Relatório salvo em ${path} (${reportSize({ length: bytes })}).`,
    })),
  );

const load = ({ reports }: Pick<App, 'reports'>, request: ReportRequest): TE.TaskEither<Refusal, Pdf> =>
  pipe(() => reports.load(request).outcome, TE.mapLeft(refusalBy((failure) => reportMessage(failure, request))));

const PERIOD = 'as `portal reports periods` names it';

export const addReports: AddCommand = (parent, run) => {
  const reports = parent
    .command('reports')
    .description('List periods, save their reports as PDF, or get them by e-mail.')
    .addHelpText('after', examples('portal reports periods', 'portal reports download this-month -o novembro.pdf'));
  reports
    .command('periods')
    .description('List the periods of which there are reports: closed months and quick periods.')
    .addHelpText('after', examples('portal reports periods', 'portal reports periods --json'))
    .action(() => run((app) => pipe(listedReports(app), TE.map(periodsAnswer))));
  reports
    .command('download')
    .description('Save the report of a period as a PDF. Asks before it replaces a file.')
    .argument('<period>', PERIOD)
    .requiredOption('-o, --output <file>', 'the file, or the folder for Relatorio_….pdf; `.` is the current one')
    .addHelpText(
      'after',
      examples('portal reports download this-month -o .', 'portal reports download 2026-10-31 -o outubro.pdf --yes'),
    )
    .action((period, { output }) => run((app) => download(app, period, output)));
  reports
    .command('email')
    .description('Send the report of a period to your own e-mail address.')
    .argument('<period>', PERIOD)
    .addHelpText('after', examples('portal reports email 2026-10-31', 'portal reports email this-year --json'))
    .action((period) => run((app) => email(app, period)));
};

const COLUMNS = ['Período', 'Relatório', 'Datas'].map(left);

const periodsAnswer = (requests: readonly ReportRequest[]): Answer => ({
  json: requests.map(({ period, source }) => ({ ...period, source })),
  text: table(
    COLUMNS,
    requests.map(({ period }) => [period.date, period.description, reportDates(period)]),
  ),
});

const email = (app: ReportListing, name: string): Task =>
  pipe(
    namedReport(app, name),
    TE.chainFirst(({ period }) => pipe(app.reports.email(period), TE.mapLeft(notEmailed))),
    TE.map(({ period }) => ({ json: { emailed: period.date }, text: REPORT_TEXTS.emailed })),
  );

const notEmailed = refusalBy<CallFailure>(() => REPORT_TEXTS.notEmailed);

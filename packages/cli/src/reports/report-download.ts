import { reportFileName, type Pdf, type ReportRequest } from '@aroeira/domain/reports';
import { reportMessage, reportSize } from '@aroeira/domain/reports/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Prompt } from '../confirm.ts';
import { refusalBy, type Refusal } from '../refusal.ts';
import { namedReport, type ReportListing } from './named-report.ts';
import { outputFrom, save } from './saved-file.ts';

/** Waits for a report while it is prepared, and saves its PDF. */
export const download = (app: Prompt & ReportListing, name: string, output: string): Task =>
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

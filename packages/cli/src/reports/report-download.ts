import { downloadMessage } from '@aroeira/domain/kernel/messages';
import { reportFileName, type Pdf, type ReportRequest } from '@aroeira/domain/reports';
import { reportMessage, reportSize } from '@aroeira/domain/reports/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Prompt } from '../confirm.ts';
import { refusalBy, usage, type Refusal } from '../refusal.ts';
import { namedReport, type ReportListing } from './named-report.ts';
import { pathOf, saveFile, targetAt, type Target } from './saved-file.ts';

/** Waits for a report while it is prepared, and saves its PDF. */
export const download = (app: Prompt & ReportListing, name: string, output: string): Task =>
  pipe(
    output === '' ? TE.left(usage('--output is empty: name a file or a folder.', 'output')) : namedReport(app, name),
    TE.bindTo('request'),
    TE.bind('target', ({ request }) => targetAt(app, pathOf(output, reportFileName(request.period)))),
    TE.bind('pdf', ({ request }) => load(app, request)),
    TE.tap(({ target, pdf }) => save(target, pdf)),
    TE.map(({ request, target: { path }, pdf }) => ({
      json: { period: request.period.date, file: path, bytes: pdf.length },
      text: `Relatório salvo em ${path} (${reportSize(pdf)}).`,
    })),
  );

const load = ({ reports }: Pick<App, 'reports'>, request: ReportRequest): TE.TaskEither<Refusal, Pdf> =>
  pipe(() => reports.load(request).outcome, TE.mapLeft(refusalBy((failure) => reportMessage(failure, request))));

const save = (target: Target, pdf: Pdf): TE.TaskEither<Refusal, void> =>
  pipe(
    saveFile(target, pdf),
    TE.mapLeft((_tag) => notSaved({ _tag })),
  );

const notSaved = refusalBy(downloadMessage);

import { reportEmailMessage } from '@aroeira/domain/reports';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '@aroeira/domain/kernel';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { refusalBy } from '../refusal.ts';
import { namedReport } from './named-report.ts';

/** `portal reports email`: sends a report to the client's own address. */
export const addReportsEmail: AddCommand = (parent, run) => {
  parent
    .command('email')
    .description('Send the report of a period to your own e-mail address.')
    .argument('<period>', 'as `portal reports periods` names it')
    .addHelpText('after', examples('portal reports email 2026-10-31', 'portal reports email this-year --json'))
    .action((period) => run((app) => email(app, period)));
};

const email = (app: App, name: string): Task =>
  pipe(
    namedReport(app, name),
    TE.chain(({ period }) => pipe(app.reports.email(period), TE.mapLeft(notEmailed))),
    TE.map((emailed) => ({ json: { emailed: emailed.period.date }, text: reportEmailMessage(E.right(emailed)) })),
  );

const notEmailed = refusalBy((failure: CallFailure) => reportEmailMessage(E.left(failure)));

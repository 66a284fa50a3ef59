import { makeHttpReports } from '@aroeira/adapters-http/reports';
import type { Scheduler } from '@aroeira/domain/kernel';
import { makeListReports, makeLoadReport, type Reports } from '@aroeira/domain/reports';
import { PREPARING_TEXTS } from '@aroeira/domain/reports/messages';
import type { IO } from 'fp-ts/IO';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Connection } from '../connection.ts';

/** What reports need besides the API. */
export interface ReportSurroundings {
  readonly scheduler: Scheduler;
  /** Called whenever the server says that a report is still being prepared. */
  readonly onPreparing: IO<void>;
}

/** The use cases of reports. A command runs once, so it needs no cache. */
export const connectReports = ({ http, serverClock }: Connection, { scheduler, onPreparing }: ReportSurroundings) => {
  const reports = makeHttpReports(http);
  return {
    list: makeListReports(serverClock),
    load: makeLoadReport({ reports: telling(reports, onPreparing), scheduler }),
    email: reports.email,
  };
};

const telling = (reports: Reports, onPreparing: IO<void>): Reports => ({
  ...reports,
  generated: (period) =>
    pipe(
      reports.generated(period),
      TE.tapIO(({ _tag }) => (_tag === 'Preparing' ? onPreparing : () => undefined)),
    ),
});

/** Prints one line each time the server says that a report is still being prepared. @param say where the lines go */
export const preparingLines = (say: (line: string) => void): IO<void> => {
  let lines = 0;
  return () => {
    say(`${PREPARING_TEXTS[lines % PREPARING_TEXTS.length] ?? ''}\n`);
    lines += 1;
  };
};

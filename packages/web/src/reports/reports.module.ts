import { makeHttpReports } from '@aroeira/adapters-http/reports';
import {
  makeEmailReport,
  makeListReports,
  makeLoadReport,
  makeReportCache,
  reportEmailMessage,
} from '@aroeira/domain/reports';
import * as E from 'fp-ts/Either';
import { bindings, type Bindings, type PartsOf } from '../composition/bindings.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { whenSessionEnds } from '../shell/session/kept.ts';
import type { ReportActionParts } from './report-actions.view-model.ts';
import { REPORTS } from './reports.tokens.ts';
import { ReportsViewModel } from './reports.view-model.ts';

const acting = { reports: REPORTS.Reports, toasts: SHARED.Toasts };

/** Each visit has its own use case for e-mails, so that a client never shares the answer to another one. */
const actionsOf = ({ reports, toasts }: PartsOf<typeof acting>): ReportActionParts => ({
  email: makeEmailReport(reports),
  emailed: (sent) => toasts.say(reportEmailMessage(E.right(sent))),
});

/** What the pages of reports need. A report stays until the session ends. @see spec B §4 "cached per period" */
export const reportsBindings: Bindings = bindings((bind) => {
  bind(REPORTS.Reports, makeHttpReports, SHARED.HttpClient);
  bind(
    REPORTS.ReportCache,
    ({ reports, scheduler, navigation }) => {
      const cache = makeReportCache(makeLoadReport({ reports, scheduler }));
      whenSessionEnds(navigation, cache.drop);
      return cache;
    },
    { reports: REPORTS.Reports, scheduler: SHARED.Scheduler, navigation: SHARED.BrowserNavigation },
  );
  bind(REPORTS.ListReports, makeListReports, SHARED.Clock);
  bind(
    REPORTS.OpenReports,
    ({ list, ...parts }) =>
      () =>
        new ReportsViewModel({ list, ...actionsOf(parts) }),
    { list: REPORTS.ListReports, ...acting },
  );
});

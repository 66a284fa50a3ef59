import { makeHttpReports, statementPath } from '@aroeira/adapters-http/reports';
import { makeReportWaits } from '@aroeira/adapters-http/storage';
import { todayOf } from '@aroeira/domain/kernel';
import {
  makeListReports,
  makeLoadReport,
  requestedReport,
  type ListReports,
  type Reports,
} from '@aroeira/domain/reports';
import { REPORT_TEXTS } from '@aroeira/domain/reports/messages';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { bindings, type Bindings, type PartsOf } from '../composition/bindings.ts';
import { tabPlace } from '../composition/tab-place.ts';
import { SHARED } from '../composition/shared.tokens.ts';
import { downloadBindings } from '../shell/native-wrapper/downloads.module.ts';
import { whenSessionEnds } from '../shell/session/kept.ts';
import { SHELL } from '../shell/shell.tokens.ts';
import { pdfBindings } from '../shell/pdf/pdf.module.ts';
import { makeReportCache, type ReportCache } from './report-cache.ts';
import { ReportActions, type ReportActionParts } from './report-actions.view-model.ts';
import { ReportViewModel } from './report.view-model.ts';
import { ReportsViewModel } from './reports.view-model.ts';
import { makeSaveReport, type SaveReport } from './save-report.ts';
import { tokens } from '../composition/token.ts';

/** The reports of a client. */
export const REPORTS = tokens<{
  Reports: Reports;
  ReportCache: ReportCache;
  SaveReport: SaveReport;
  ListReports: ListReports;
  OpenReports: () => ReportsViewModel;
  /** Answers nothing for a report that the list did not give. */
  OpenReport: () => ReportViewModel | undefined;
}>('REPORTS');

const acting = { reports: REPORTS.Reports, save: REPORTS.SaveReport, toasts: SHARED.Toasts };

const actionsOf = ({ reports, save, toasts }: PartsOf<typeof acting>): ReportActionParts => ({
  email: reports.email,
  save,
  emailed: () => toasts.say(REPORT_TEXTS.emailed),
});

/** What the pages of reports need. A report stays until the session ends. @see spec B §4 "cached per period" */
export const reportsBindings: Bindings = [
  ...downloadBindings,
  ...pdfBindings,
  ...bindings((bind) => {
    bind(REPORTS.Reports, makeHttpReports, SHARED.HttpClient);
    bind(
      REPORTS.ReportCache,
      ({ reports, scheduler, navigation, clock, memory, configuration }) => {
        const waits = makeReportWaits({
          ...tabPlace(configuration),
          clientId: () => O.toUndefined(memory.session.read())?.clientId,
        });
        const cache = makeReportCache({ load: makeLoadReport({ reports, scheduler }), waits, clock });
        whenSessionEnds(navigation, cache.drop);
        return cache;
      },
      {
        reports: REPORTS.Reports,
        scheduler: SHARED.Scheduler,
        navigation: SHARED.BrowserNavigation,
        clock: SHARED.Clock,
        memory: SHARED.DeviceMemory,
        configuration: SHARED.Configuration,
      },
    );
    bind(
      REPORTS.SaveReport,
      ({ clock, ...parts }) => makeSaveReport({ ...parts, today: todayOf(clock), pathOf: statementPath }),
      { downloads: SHELL.Downloads, cache: REPORTS.ReportCache, clock: SHARED.ServerClock },
    );
    bind(REPORTS.ListReports, makeListReports, SHARED.ServerClock);
    bind(
      REPORTS.OpenReports,
      ({ list, ...parts }) =>
        () =>
          new ReportsViewModel({ list, ...actionsOf(parts) }),
      { list: REPORTS.ListReports, ...acting },
    );
    bind(
      REPORTS.OpenReport,
      ({ navigation, clock, cache, scheduler, ...parts }) =>
        () => {
          const found = requestedReport(navigation.state() ?? {}, todayOf(clock)());
          if (E.isLeft(found)) return undefined;
          const request = found.right;
          const actions = new ReportActions(request, actionsOf(parts));
          return new ReportViewModel({ request, cache, actions, scheduler });
        },
      {
        navigation: SHARED.BrowserNavigation,
        clock: SHARED.ServerClock,
        cache: REPORTS.ReportCache,
        scheduler: SHARED.Scheduler,
        ...acting,
      },
    );
  }),
];

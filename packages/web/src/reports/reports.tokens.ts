import type { ListReports, ReportCache, Reports } from '@aroeira/domain/reports';
import { tokens } from '../composition/token.ts';
import type { ReportViewModel } from './report.view-model.ts';
import type { ReportsViewModel } from './reports.view-model.ts';
import type { SaveReport } from './save-report.ts';

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

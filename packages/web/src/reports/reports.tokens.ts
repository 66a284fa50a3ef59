import type { ListReports, ReportCache, Reports } from '@aroeira/domain/reports';
import { token } from '../composition/token.ts';
import type { ReportViewModel } from './report.view-model.ts';
import type { ReportsViewModel } from './reports.view-model.ts';
import type { SaveReport } from './save-report.ts';

/** The reports of a client. */
export const REPORTS = {
  Reports: token<Reports>('Reports'),
  ReportCache: token<ReportCache>('ReportCache'),
  SaveReport: token<SaveReport>('SaveReport'),
  ListReports: token<ListReports>('ListReports'),
  OpenReports: token<() => ReportsViewModel>('OpenReports'),
  /** Answers nothing for a report that the list did not give. */
  OpenReport: token<() => ReportViewModel | undefined>('OpenReport'),
};

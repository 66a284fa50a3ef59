import type { ListReports, ReportCache, Reports } from '@aroeira/domain/reports';
import { token } from '../composition/token.ts';
import type { ReportsViewModel } from './reports.view-model.ts';

/** The reports of a client. */
export const REPORTS = {
  Reports: token<Reports>('Reports'),
  ReportCache: token<ReportCache>('ReportCache'),
  ListReports: token<ListReports>('ListReports'),
  OpenReports: token<() => ReportsViewModel>('OpenReports'),
};

export * from './report.ts';
export * from './period.rules.ts';
export * from './reports.errors.ts';
export * from './reports.messages.ts';
export * from './reports.ports.ts';
export { makeLoadReport, type LoadReport } from './load-report.use-case.ts';
export { makeReportCache } from './report-cache.ts';
export { makeEmailReport, type ReportEmailed } from './email-report.use-case.ts';
export { makeListReports } from './list-reports.use-case.ts';

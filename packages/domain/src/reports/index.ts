export * from './report.ts';
export * from './period.rules.ts';
export * from './reports.errors.ts';
export * from './reports.messages.ts';
export * from './reports.ports.ts';
export * from './viewer.rules.ts';
export { makeLoadReport, type LoadingReport, type LoadReport } from './load-report.use-case.ts';
export { makeReportCache, type ReportCache } from './report-cache.use-case.ts';

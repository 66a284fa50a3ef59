export * from './report.ts';
export * from './period.rules.ts';
export * from './reports.errors.ts';
export * from './reports.ports.ts';
export { makeLoadReport, type LoadingReport, type LoadReport } from './load-report.use-case.ts';
export { GIVE_UP_AT } from './polling.rules.ts';
export { makeListReports, type ListReports } from './list-reports.use-case.ts';

export { makeHttpReports, statementPath } from './reports.adapter.ts';

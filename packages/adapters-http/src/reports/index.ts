export { makeHttpReports } from './reports.adapter.ts';

import type { CalendarDay } from '../kernel/days.ts';
import type { FileContent } from '../kernel/file-content.ts';

/** The days that a report covers, and its names. @see spec B §3 Report period */
export interface ReportPeriod {
  /** The name in addresses and calls: the last day of a closed month, or the slug of a quick period (decision Q012). */
  readonly date: string;
  /** In Portuguese: `Outubro de 2026`, `Esta semana`. */
  readonly description: string;
  /** The part of the file name for this period: `2026-10`. */
  readonly localFileName: string;
  readonly from: CalendarDay;
  /** The last day, included. */
  readonly to: CalendarDay;
}

/** Where a report comes from. A closed month is ready. A quick period needs preparation. @see decision Q010 */
type ReportSource = 'statement' | 'generated';

/** A report to open. The list gives both values. */
export interface ReportRequest {
  readonly period: ReportPeriod;
  readonly source: ReportSource;
}

/** The bytes of a PDF. */
export type Pdf = FileContent['bytes'];

/** The server's answer about a report in preparation. @see spec B §4 Reports */
export type ReportAnswer =
  /** Ask again in ten seconds. */
  | { readonly _tag: 'Preparing' }
  | { readonly _tag: 'Ready'; readonly pdf: Pdf }
  | { readonly _tag: 'NotAvailableYet' }
  | { readonly _tag: 'NotAvailable' };

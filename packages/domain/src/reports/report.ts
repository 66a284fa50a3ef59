import type { CalendarDay } from '../kernel/days.ts';

/** What a report tells about. @see spec B §3 Report period */
export interface ReportPeriod {
  /** Names the period in addresses and calls: the last day of a closed month, or the slug of a quick period (Q012). */
  readonly date: string;
  /** In Portuguese: `Outubro de 2026`, `Esta semana`. */
  readonly description: string;
  /** Of the file that a client saves, without what stands around it: `2026-10`. */
  readonly localFileName: string;
  readonly from: CalendarDay;
  /** Part of the period, as `from` is. */
  readonly to: CalendarDay;
}

/** Where a report comes from: a closed month lies ready, a quick period is prepared when it is asked for. @see decision Q010 */
type ReportSource = 'statement' | 'generated';

/** A report to open: both are handed over by the list. */
export interface ReportRequest {
  readonly period: ReportPeriod;
  readonly source: ReportSource;
}

/** A PDF, byte by byte. */
export type Pdf = Uint8Array;

/** What the server answers about a report that is prepared. @see spec B §4 Reports */
export type ReportAnswer =
  /** Ask again in ten seconds. */
  | { readonly _tag: 'Preparing' }
  | { readonly _tag: 'Ready'; readonly pdf: Pdf }
  | { readonly _tag: 'NotAvailableYet' }
  | { readonly _tag: 'NotAvailable' };

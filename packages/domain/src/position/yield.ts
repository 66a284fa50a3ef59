import type { CalendarDay } from '../kernel/days.ts';

/** One point of the yield chart. Both figures are percents accumulated since the period began: 6.5 is 6,50%. */
export interface YieldPoint {
  readonly day: CalendarDay;
  readonly portfolio: number;
  readonly ipca: number;
}

/** In a period, without pension, with IPCA. @see spec B §2 Dashboard position and yield, B §3 Rentability graph */
export interface YieldHistory {
  /** From the earliest to the latest. May be empty. */
  readonly points: readonly YieldPoint[];
  /** Of the whole period, in percent. */
  readonly total: { readonly portfolio: number; readonly ipca: number };
}

/** A tab of the yield chart. `value` goes to the server. @see decision Q073 */
export interface YieldPeriod {
  readonly value: string;
  readonly caption: string;
}

/** One line of the chart, from the earliest day to the latest. */
export interface YieldLine {
  readonly of: 'portfolio' | 'ipca';
  /** In percent, accumulated since the period began. */
  readonly points: readonly { readonly day: CalendarDay; readonly percent: number }[];
}

/** The chart of a period: two lines over the same days, or nothing. @see spec B §2 Dashboard position and yield */
export type YieldChart =
  | { readonly _tag: 'Empty' }
  | {
      readonly _tag: 'Drawn';
      readonly lines: readonly YieldLine[];
      /** The points of the server, from the earliest to the latest, without a start of 0. @see decision 0141 */
      readonly points: readonly YieldPoint[];
      readonly total: YieldHistory['total'];
    };

import type { CalendarDay } from '@aroeira/domain/kernel';

/** One line of a chart. The tone and the dashes distinguish it from the others. */
export interface ChartLine {
  readonly name: string;
  /** The CSS class that sets `--tone`. */
  readonly tone: string;
  readonly isDashed: boolean;
  /** One for each day of the chart. */
  readonly values: readonly number[];
}

/** What a chart shows: lines over the same days, from the earliest to the latest. */
export interface ChartFigures {
  readonly days: readonly CalendarDay[];
  readonly lines: readonly ChartLine[];
}

/** Lines on the screen. */
export interface Drawing {
  /** Draws other figures, or shows them again. The chart keeps the pictures, so give the same object for the same figures. */
  readonly show: (figures: ChartFigures) => void;
  /** Puts the cursor on a day, by its place among the days. */
  readonly mark: (at: number) => void;
  /** The place of the day that is nearest to a pixel of the window. */
  readonly nearest: (clientX: number) => number;
  readonly close: () => void;
}

/** Begins to draw inside an element. It takes tones, dashes and the number of lines from the first figures. */
export type StartDrawing = (host: HTMLElement, figures: ChartFigures) => Drawing;

/** Loads what draws. */
export type LoadDrawing = () => Promise<StartDrawing>;

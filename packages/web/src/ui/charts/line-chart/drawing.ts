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

/** Lines on the screen. `F` is what they show. */
export interface Drawing<F = ChartFigures> {
  /** Draws other figures, or shows them again. Give the same object for the same figures. */
  readonly show: (figures: F) => void;
  /** Puts the cursor on a point, by its place among all points. */
  readonly mark: (at: number) => void;
  /** The place of the point that is nearest to a pixel of the window. */
  readonly nearest: (clientX: number) => number;
  readonly close: () => void;
}

/** Begins to draw inside an element. It takes tones, dashes and the number of lines from the first figures. */
export type StartDrawing<F = ChartFigures> = (host: HTMLElement, figures: F) => Drawing<F>;

/** Loads what draws. */
export type LoadDrawing<F = ChartFigures> = () => Promise<StartDrawing<F>>;

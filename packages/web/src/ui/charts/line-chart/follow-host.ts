import type uPlot from 'uplot';
import type { LineNames } from './line-names.ts';
import { onOtherColours } from './theme-changes.ts';

/** Where the axis of amounts stands, as uPlot counts the sides. It leaves the end of the lines to their names. */
const [END, START] = [1, 3];

export const sideOfAmounts = (names: LineNames): uPlot.Axis.Side => (names.room() > 0 ? START : END);

interface Followed {
  readonly names: LineNames;
  /** Forgets the colours of before. */
  readonly forget: () => void;
}

/** Keeps a plot as large as its host, and in the colours of the page. @returns what ends it */
export const followHost = (plot: uPlot, host: HTMLElement, { names, forget }: Followed): (() => void) => {
  const resize = new ResizeObserver(() => {
    const [width, height] = [host.clientWidth, host.clientHeight];
    if (width === plot.width && height === plot.height) return;
    names.measure();
    const amounts = plot.axes[1];
    if (amounts !== undefined) amounts.side = sideOfAmounts(names);
    plot.setSize({ width, height });
  });
  resize.observe(host);
  const unheard = onOtherColours(() => {
    forget();
    plot.redraw(false, true);
  });
  return () => {
    resize.disconnect();
    unheard();
    plot.destroy();
  };
};

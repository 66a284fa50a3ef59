import uPlot from 'uplot';
import { dayTicks } from './day-ticks.ts';
import { DEAF } from './deaf.ts';
import type { ChartFigures, ChartLine, Drawing, StartDrawing } from './drawing.ts';
import { paletteOf, type Palette } from './palette.ts';
import { onOtherColours } from './theme-changes.ts';

/** Room in front of the first figure of an axis, in the font of the axis. */
const AXIS_EM = 3.5;
const MARK = 12;
const DRAWN_AT_MOST = 300;
const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** The lines of one set of figures. */
type Lines = Omit<Drawing, 'show'> & { readonly layer: HTMLElement };

/**
 * Draws lines by uPlot. It takes each colour from a CSS token, and again when the theme
 * changes. Pointer and keys belong to the chart, so uPlot listens to none of them.
 *
 * Figures that were shown before keep their picture, one layer above the other: to show them again draws nothing, so that
 * a press costs less than a frame on a slow phone.
 */
export const startDrawing: StartDrawing = (host, figures) => {
  const drawn = new Map<ChartFigures, Lines>();
  const linesOf = (wanted: ChartFigures): Lines => {
    const found = drawn.get(wanted) ?? drawLines(layerIn(host), wanted);
    drawn.set(wanted, found);
    return found;
  };
  let shown = linesOf(figures);
  return {
    show: (next) => {
      const lines = linesOf(next);
      if (lines === shown) return;
      shown.layer.style.visibility = 'hidden';
      lines.layer.style.visibility = '';
      shown = lines;
    },
    mark: (at) => shown.mark(at),
    nearest: (clientX) => shown.nearest(clientX),
    close: () => {
      for (const lines of drawn.values()) lines.close();
    },
  };
};

const layerIn = (host: HTMLElement): HTMLElement => {
  const layer = host.ownerDocument.createElement('div');
  layer.className = 'chart-layer';
  host.append(layer);
  return layer;
};

const drawLines = (layer: HTMLElement, figures: ChartFigures): Lines => {
  let at = 0;
  const drawn = thinned(figures);
  const palette = paletteOf(layer);
  const options = optionsOf(palette, figures);
  const plot = new uPlot(
    {
      ...options,
      width: layer.clientWidth,
      height: layer.clientHeight,
      cursor: { ...options.cursor, dataIdx: () => placeOf(drawn, at) },
      hooks: { draw: [() => place()] },
    },
    drawn.data,
    layer,
  );
  const place = () => {
    const moment = drawn.data[0][placeOf(drawn, at)];
    if (moment !== undefined) plot.setCursor({ left: plot.valToPos(moment, 'x'), top: 0 });
  };
  const resize = new ResizeObserver(() => {
    const [width, height] = [layer.clientWidth, layer.clientHeight];
    if (width !== plot.width || height !== plot.height) plot.setSize({ width, height });
  });
  resize.observe(layer);
  const unheard = onOtherColours(() => {
    palette.forget();
    plot.redraw(false, true);
  });
  return {
    layer,
    mark: (next) => {
      at = next;
      place();
    },
    nearest: (clientX) => drawn.at[plot.posToIdx(clientX - plot.over.getBoundingClientRect().left)] ?? at,
    close: () => {
      resize.disconnect();
      unheard();
      plot.destroy();
      layer.remove();
    },
  };
};

/** What is drawn: some of the days, and their places among all days. */
interface Drawn {
  readonly at: readonly number[];
  readonly data: uPlot.AlignedData;
}

/**
 * Keeps the last day and every so many before it, two pixels of a wide screen apart. More points would change no pixel
 * that an eye tells apart, and cost the frame. Read-out and table have every day.
 */
const thinned = ({ days, lines }: ChartFigures): Drawn => {
  const step = Math.ceil(days.length / DRAWN_AT_MOST);
  const at = days.map((_, i) => i).filter((i) => (days.length - 1 - i) % step === 0);
  return {
    at,
    data: [at.map((i) => Date.parse(days[i] ?? '')), ...lines.map(({ values }) => at.map((i) => values[i] ?? 0))],
  };
};

/** The drawn point that is nearest to a place among all days. */
const placeOf = ({ at }: Drawn, wanted: number): number => {
  const after = at.findIndex((i) => i >= wanted);
  return after > 0 && (at[after] ?? 0) - wanted > wanted - (at[after - 1] ?? 0) ? after - 1 : after;
};

/** What stays the same for each size and day. */
const optionsOf = (palette: Palette, { lines }: ChartFigures): Omit<uPlot.Options, 'width' | 'height'> => ({
  ms: 1,
  tzDate: (moment) => uPlot.tzDate(new Date(moment), 'UTC'),
  padding: [8, 0, 0, 0],
  legend: { show: false },
  scales: { y: { range: (_, low, high) => uPlot.rangeNum(Math.min(low, 0), Math.max(high, 0), 0.05, true) } },
  axes: axesOf(palette),
  series: [{}, ...lines.map((line, i) => seriesOf(palette, line, i === 0))],
  cursor: {
    y: false,
    drag: { x: false, y: false },
    points: { size: MARK, width: 2, stroke: () => palette.colour('--surface') },
    bind: DEAF,
  },
});

const seriesOf = ({ colour }: Palette, { tone, isDashed }: ChartLine, isFilled: boolean): uPlot.Series => ({
  stroke: () => colour('--tone', tone),
  width: isDashed ? 2 : 2.5,
  points: { show: false },
  ...(isDashed && { dash: [5, 4] }),
  ...(isFilled && { fill: () => colour('--chart-fill', tone) }),
});

const axesOf = ({ colour, font, size }: Palette): uPlot.Axis[] => {
  const look = { stroke: () => colour('--ink-2'), font, ticks: { show: false }, gap: 8 };
  return [
    {
      ...look,
      size: 2 * size,
      space: 5 * size,
      grid: { show: false },
      align: 1,
      values: (_, moments) => dayTicks(moments),
    },
    {
      ...look,
      side: 1,
      size: AXIS_EM * size,
      space: 3.5 * size,
      grid: { stroke: () => colour('--line'), width: 1 },
      values: (_, values) => values.map((value) => `${percentFormat.format(value)}%`),
    },
  ];
};

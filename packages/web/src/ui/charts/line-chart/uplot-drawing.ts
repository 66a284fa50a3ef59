import uPlot from 'uplot';
import { DEAF } from './deaf.ts';
import type { ChartFigures, ChartLine, Drawing, StartDrawing } from './drawing.ts';
import { followHost, sideOfAmounts } from './follow-host.ts';
import { makeLineNames, type LineNames } from './line-names.ts';
import { paletteOf, type Palette } from './palette.ts';

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
 * Figures that were shown before keep their picture, one layer above the other: to show them again draws nothing, so
 * that a press costs less than a frame on a slow phone.
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
  const names = makeLineNames(layer, figures.lines);
  const options = optionsOf(palette, figures, names);
  const plot = new uPlot(
    {
      ...options,
      width: layer.clientWidth,
      height: layer.clientHeight,
      cursor: { ...options.cursor, dataIdx: () => placeOf(drawn, at) },
      hooks: {
        draw: [
          (self) => {
            place();
            const top = self.bbox.top / devicePixelRatio;
            const ends = figures.lines.map(({ values }) => top + self.valToPos(values.at(-1) ?? 0, 'y'));
            names.place(ends, self.height);
          },
        ],
      },
    },
    drawn.data,
    layer,
  );
  const place = () => {
    const moment = drawn.data[0][placeOf(drawn, at)];
    if (moment !== undefined) plot.setCursor({ left: plot.valToPos(moment, 'x'), top: 0 });
  };
  const leave = followHost(plot, layer, { names, forget: palette.forget });
  return {
    layer,
    mark: (next) => {
      at = next;
      place();
    },
    nearest: (clientX) => drawn.at[plot.posToIdx(clientX - plot.over.getBoundingClientRect().left)] ?? at,
    close: () => {
      leave();
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
const optionsOf = (
  palette: Palette,
  { lines }: ChartFigures,
  names: LineNames,
): Omit<uPlot.Options, 'width' | 'height'> => ({
  ms: 1,
  tzDate: (moment) => uPlot.tzDate(new Date(moment), 'UTC'),
  padding: [8, names.room, 0, 0],
  legend: { show: false },
  scales: { y: { range: (_, low, high) => uPlot.rangeNum(Math.min(low, 0), Math.max(high, 0), 0.05, true) } },
  axes: axesOf(palette, sideOfAmounts(names)),
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

const axesOf = ({ colour, font, size }: Palette, side: uPlot.Axis.Side): uPlot.Axis[] => {
  const look = { stroke: () => colour('--ink-2'), font, ticks: { show: false }, gap: 8 };
  return [
    {
      ...look,
      size: 2 * size,
      space: 5 * size,
      grid: { show: false },
      align: 1,
      values: (...[, moments, , , distance]) => dayTicks(moments, distance),
    },
    {
      ...look,
      side,
      size: AXIS_EM * size,
      space: 3.5 * size,
      grid: { stroke: () => colour('--line'), width: 1 },
      values: (_, values) => values.map((value) => `${percentFormat.format(value)}%`),
    },
  ];
};

const monthFormat = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

const DAY = 86_400_000;

/**
 * The captions below the axis of days. Years stand alone, months with two digits of their year, days with their month.
 *
 * @param moments midnights in UTC, in milliseconds
 * @param distance between two of them. A narrow chart may have only one.
 */
const dayTicks = (moments: readonly number[], distance: number): string[] => {
  const captionOf = distance >= 360 * DAY ? yearOf : distance >= 27 * DAY ? monthOf : dayOf;
  return moments.map((moment) => captionOf(new Date(moment)));
};

const yearOf = (day: Date): string => String(day.getUTCFullYear());

const monthOf = (day: Date): string => `${monthFormat.format(day).replace('.', '')}/${yearOf(day).slice(2)}`;

const dayOf = (day: Date): string => day.toISOString().slice(5, 10).split('-').reverse().join('/');

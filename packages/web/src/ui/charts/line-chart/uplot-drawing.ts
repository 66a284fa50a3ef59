import uPlot from 'uplot';
import { dayTicks } from './day-ticks.ts';
import type { ChartFigures, ChartLine, StartDrawing } from './drawing.ts';
import { oncePer } from './once-per.ts';

/** Room in front of the first figure of an axis, in the font of the axis. */
const AXIS_EM = 3.5;
const MARK = 12;
const DRAWN_AT_MOST = 300;
const noListener = () => null;
const DEAF = {
  mousedown: noListener,
  mouseup: noListener,
  click: noListener,
  dblclick: noListener,
  mousemove: noListener,
  mouseleave: noListener,
  mouseenter: noListener,
};
const percentFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/**
 * Draws lines by uPlot. It takes each colour from a CSS token, and again when the theme
 * changes. Pointer and keys belong to the chart, so uPlot listens to none of them.
 */
export const startDrawing: StartDrawing = (host, figures) => {
  let at = 0;
  let drawn = thinned(figures);
  const palette = paletteOf(host);
  const options = optionsOf(palette, figures);
  const plot = new uPlot(
    {
      ...options,
      width: host.clientWidth,
      height: host.clientHeight,
      cursor: { ...options.cursor, dataIdx: () => placeOf(drawn, at) },
      hooks: { draw: [() => place()] },
    },
    drawn.data,
    host,
  );
  const place = () => {
    const moment = drawn.data[0][placeOf(drawn, at)];
    if (moment !== undefined) plot.setCursor({ left: plot.valToPos(moment, 'x'), top: 0 });
  };
  const resize = new ResizeObserver(() => plot.setSize({ width: host.clientWidth, height: host.clientHeight }));
  resize.observe(host);
  const theme = window.matchMedia('(prefers-color-scheme: dark)');
  const recolour = () => {
    palette.forget();
    plot.redraw(false, true);
  };
  theme.addEventListener('change', recolour);
  return {
    show: (next) => {
      drawn = thinned(next);
      plot.setData(drawn.data);
    },
    mark: (next) => {
      at = next;
      place();
    },
    nearest: (clientX) => drawn.at[plot.posToIdx(clientX - plot.over.getBoundingClientRect().left)] ?? at,
    close: () => {
      resize.disconnect();
      theme.removeEventListener('change', recolour);
      plot.destroy();
    },
  };
};

type Palette = ReturnType<typeof paletteOf>;

/** What is drawn: some of the days, and their places among all days. */
interface Drawn {
  readonly at: readonly number[];
  readonly data: uPlot.AlignedData;
}

/**
 * Keeps the last day and every so many before it, two pixels of a wide screen apart. More points would change no pixel
 * that an eye tells apart, and cost the frame. Read-out and table have every day. A period that was drawn before is ready.
 */
const thinned = oncePer(({ days, lines }: ChartFigures): Drawn => {
  const step = Math.ceil(days.length / DRAWN_AT_MOST);
  const at = days.map((_, i) => i).filter((i) => (days.length - 1 - i) % step === 0);
  return {
    at,
    data: [at.map((i) => Date.parse(days[i] ?? '')), ...lines.map(({ values }) => at.map((i) => values[i] ?? 0))],
  };
});

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

/** Asks the browser for colours and font: a canvas knows no tokens. An element of the page computes them. */
const paletteOf = (host: HTMLElement) => {
  const known = new Map<string, string>();
  const compute = (property: string, tone: string): string => {
    const probe = document.createElement('i');
    probe.className = tone;
    probe.style.color = `var(${property})`;
    host.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
  const { fontSize, fontFamily } = getComputedStyle(host);
  return {
    font: `${fontSize} ${fontFamily}`,
    size: Number.parseFloat(fontSize),
    colour: (property: string, tone = '') => {
      const name = `${property} ${tone}`;
      const found = known.get(name) ?? compute(property, tone);
      known.set(name, found);
      return found;
    },
    forget: () => known.clear(),
  };
};

import uPlot from 'uplot';
import { dayTicks } from './day-ticks.ts';
import type { ChartFigures, ChartLine, StartDrawing } from './drawing.ts';

/** Room in front of the first figure of an axis, in the font of the axis. */
const AXIS_EM = 3.5;
const MARK = 12;
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
 * Draws lines by uPlot: 3650 days in a few milliseconds. It takes each colour from a CSS token, and again when the theme
 * changes. Pointer and keys belong to the chart, so uPlot listens to none of them.
 */
export const startDrawing: StartDrawing = (host, figures) => {
  let at = 0;
  let days = figures.days;
  const palette = paletteOf(host);
  const options = optionsOf(palette, figures);
  const plot = new uPlot(
    {
      ...options,
      width: host.clientWidth,
      height: host.clientHeight,
      cursor: { ...options.cursor, dataIdx: () => at },
      hooks: { draw: [() => place()] },
    },
    dataOf(figures),
    host,
  );
  const place = () => {
    const day = days[at];
    if (day !== undefined) plot.setCursor({ left: plot.valToPos(Date.parse(day), 'x'), top: 0 });
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
      days = next.days;
      plot.setData(dataOf(next));
    },
    mark: (next) => {
      at = next;
      place();
    },
    nearest: (clientX) => plot.posToIdx(clientX - plot.over.getBoundingClientRect().left),
    close: () => {
      resize.disconnect();
      theme.removeEventListener('change', recolour);
      plot.destroy();
    },
  };
};

type Palette = ReturnType<typeof paletteOf>;

const dataOf = ({ days, lines }: ChartFigures): uPlot.AlignedData => [
  days.map((day) => Date.parse(day)),
  ...lines.map(({ values }) => [...values]),
];

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

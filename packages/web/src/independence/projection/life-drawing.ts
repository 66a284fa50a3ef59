import uPlot from 'uplot';
import type { StartDrawing } from '../../ui/charts/line-chart/drawing.ts';
import { paletteOf, type Palette } from '../../ui/charts/line-chart/palette.ts';
import type { LifeFigures } from './life-figures.ts';

/** Room beside the plot for an amount, in the font of the axis. */
const AXIS_EM = 5.75;
const MARK = 5;
const CENTS = 100;
const compactFormat = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
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
/** The steps that an axis of ages or years may take. */
const STEPS = [1, 2, 5, 10, 20, 50];

/** Where each line stands among the series of the plot, after the axis and the two edges of the band. */
const EDGES = 2;
const LINES = 3;

/**
 * Draws a plan by uPlot. Other figures of the same plan only change the points, so that a lever redraws within a frame.
 * Pointer and keys belong to the chart.
 */
export const startDrawing: StartDrawing<LifeFigures> = (host, first) => {
  let [shown, at] = [first, 0];
  const palette = paletteOf(host);
  const plot = new uPlot(
    {
      ...optionsOf(palette),
      width: host.clientWidth,
      height: host.clientHeight,
      hooks: {
        draw: [
          (self) => {
            drawRetirement(self, shown, palette);
            drawMarks(self, shown, palette);
          },
        ],
      },
    },
    dataOf(first),
    host,
  );
  const place = () => {
    const step = shown.steps[at];
    if (step !== undefined) plot.setCursor({ left: plot.valToPos(step, 'x'), top: 0 });
  };
  const resize = new ResizeObserver(() => {
    const [width, height] = [host.clientWidth, host.clientHeight];
    if (width !== plot.width || height !== plot.height) plot.setSize({ width, height });
    place();
  });
  resize.observe(host);
  const theme = window.matchMedia('(prefers-color-scheme: dark)');
  const recolour = () => {
    palette.forget();
    plot.redraw(false, true);
  };
  theme.addEventListener('change', recolour);
  return {
    show: (next) => {
      if (next === shown) return;
      shown = next;
      plot.setData(dataOf(next));
      place();
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

/** The points of a line in reais. A line that is not there has none. */
const pointsOf = (figures: LifeFigures, values: readonly number[] | undefined): (number | null)[] =>
  figures.steps.map((_, i) => (values === undefined ? null : (values[i] ?? 0) / CENTS));

const dataOf = (figures: LifeFigures): uPlot.AlignedData => [
  [...figures.steps],
  pointsOf(figures, figures.band?.high),
  pointsOf(figures, figures.band?.low),
  ...Array.from({ length: LINES }, (_, i) => pointsOf(figures, figures.lines[i]?.values)),
];

const optionsOf = (palette: Palette): Omit<uPlot.Options, 'width' | 'height'> => ({
  padding: [8, 0, 0, 0],
  legend: { show: false },
  scales: {
    x: { time: false },
    y: { range: (_, low, high) => uPlot.rangeNum(Math.min(low, 0), Math.max(high, 0), 0.05, true) },
  },
  axes: axesOf(palette),
  series: [
    {},
    ...Array.from({ length: EDGES }, () => edgeOf(palette)),
    lineOf(palette, 'tone-a', { width: 2.5, fill: () => palette.colour('--chart-fill', 'tone-a') }),
    lineOf(palette, 'tone-b', { width: 2, dash: [5, 4] }),
    lineOf(palette, 'tone-c', { width: 3 }),
  ],
  bands: [{ series: [1, 2], fill: () => palette.colour('--chart-fill', 'tone-c') }],
  cursor: { y: false, drag: { x: false, y: false }, points: { show: false }, bind: DEAF },
});

const lineOf = ({ colour }: Palette, tone: string, look: uPlot.Series): uPlot.Series => ({
  stroke: () => colour('--tone', tone),
  points: { show: false },
  ...look,
});

const edgeOf = (palette: Palette): uPlot.Series => lineOf(palette, 'tone-c', { width: 1, dash: [1, 3] });

const axesOf = ({ colour, font, size }: Palette): uPlot.Axis[] => {
  const look = { stroke: () => colour('--ink-2'), font, ticks: { show: false }, gap: 8 };
  return [
    {
      ...look,
      size: 2 * size,
      space: 4 * size,
      grid: { show: false },
      incrs: STEPS,
      values: (_, steps) => steps.map(String),
    },
    {
      ...look,
      side: 1,
      size: AXIS_EM * size,
      space: 3.5 * size,
      grid: { stroke: () => colour('--line'), width: 1 },
      values: (_, amounts) =>
        amounts.map((amount) => `${amount < 0 ? '-' : ''}R$ ${compactFormat.format(Math.abs(amount))}`),
    },
  ];
};

/** A dashed line at the retirement, with its caption on the side that has more room. */
const drawRetirement = (plot: uPlot, { steps, retirement }: LifeFigures, { colour, font }: Palette): void => {
  const step = steps[retirement.at];
  if (step === undefined) return;
  const { ctx, bbox } = plot;
  const x = plot.valToPos(step, 'x', true);
  const isRight = x - bbox.left > bbox.width / 2;
  const gap = 8 * devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = colour('--line-strong');
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([3 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.font = font.replace(/[\d.]+(?=px)/, (size) => String(Number(size) * devicePixelRatio));
  ctx.fillStyle = colour('--ink-2');
  ctx.textAlign = isRight ? 'right' : 'left';
  ctx.textBaseline = 'top';
  const lineHeight = 16 * devicePixelRatio;
  for (const [row, text] of ['Aposentadoria', `aos ${retirement.age} anos`].entries())
    ctx.fillText(text, isRight ? x - gap : x + gap, bbox.top + row * lineHeight);
  ctx.restore();
};

/** A dot of its colour for each objective. */
const drawMarks = (plot: uPlot, { steps, marks }: LifeFigures, { colour }: Palette): void => {
  const { ctx } = plot;
  ctx.save();
  ctx.strokeStyle = colour('--surface');
  ctx.lineWidth = 2 * devicePixelRatio;
  for (const { at, amount, color } of marks) {
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.arc(
      plot.valToPos(steps[at] ?? 0, 'x', true),
      plot.valToPos(amount / CENTS, 'y', true),
      MARK * devicePixelRatio,
      0,
      2 * Math.PI,
    );
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
};

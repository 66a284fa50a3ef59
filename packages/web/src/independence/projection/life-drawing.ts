import { BAND } from '@aroeira/domain/independence/messages';
import uPlot from 'uplot';
import { DEAF } from '../../ui/charts/line-chart/deaf.ts';
import type { StartDrawing } from '../../ui/charts/line-chart/drawing.ts';
import { followHost, sideOfAmounts } from '../../ui/charts/line-chart/follow-host.ts';
import { makeLineNames, type LineNames, type NamedLine } from '../../ui/charts/line-chart/line-names.ts';
import { paletteOf, type Palette } from '../../ui/charts/line-chart/palette.ts';
import { makeDrawnWords } from './drawn-words.ts';
import { drawCaptions, drawRetirement, headOf, type Captions } from './life-captions.ts';
import type { LifeFigures } from './life-figures.ts';
import { drawMarks } from './life-marks.ts';

/** Room beside the plot for an amount, in the font of the axis. */
const AXIS_EM = 5.75;
const CENTS = 100;
/** The steps that an axis of ages or years may take. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

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
  const words = makeDrawnWords(palette);
  const captions: Captions = { steps: [], amounts: [] };
  const names = makeLineNames(host, namesOf(first));
  const plot = new uPlot(
    {
      ...optionsOf(palette, captions, names),
      width: host.clientWidth,
      height: host.clientHeight,
      hooks: {
        draw: [
          (self) => {
            drawCaptions(self, captions, words);
            drawRetirement(self, shown, { palette, words });
            drawMarks(self, shown, palette);
            placeNames(self, shown, names);
            place();
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
  const close = followHost(plot, host, {
    names,
    forget: () => {
      palette.forget();
      words.forget();
    },
  });
  return {
    show: (next) => {
      if (next === shown) return;
      shown = next;
      setPoints(plot, dataOf(next));
      // Other names may take other room.
      if (names.say(namesOf(next))) plot.setSize(plot);
    },
    mark: (next) => {
      at = next;
      place();
    },
    nearest: (clientX) => plot.posToIdx(clientX - plot.over.getBoundingClientRect().left),
    close,
  };
};

const BAND_LINE: NamedLine = { name: BAND, tone: 'tone-c' };

const namesOf = ({ lines, band }: LifeFigures): readonly NamedLine[] =>
  band === undefined ? lines : [...lines, BAND_LINE];

/** The name of the band stands at the end of its upper edge. */
const placeNames = (plot: uPlot, { lines, band }: LifeFigures, names: LineNames): void => {
  const top = plot.bbox.top / devicePixelRatio;
  const ends = [...lines.map(({ values }) => values), ...(band === undefined ? [] : [band.high])].map(
    (values) => top + plot.valToPos((values.at(-1) ?? 0) / CENTS, 'y'),
  );
  names.place(ends, plot.height);
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

/** uPlot does work for each shown series, even for one without points. This function hides such a series. */
const setPoints = (plot: uPlot, data: uPlot.AlignedData): void => {
  for (const [at, points] of data.entries()) {
    const show = points[0] !== null;
    if (plot.series[at]?.show !== show) plot.setSeries(at, { show });
  }
  plot.setData(data);
};

const optionsOf = (
  palette: Palette,
  captions: Captions,
  names: LineNames,
): Omit<uPlot.Options, 'width' | 'height'> => ({
  padding: [headOf(palette), names.room, 0, 0],
  legend: { show: false },
  scales: {
    x: { time: false },
    y: { range: (_, low, high) => uPlot.rangeNum(Math.min(low, 0), Math.max(high, 0), 0.05, true) },
  },
  axes: axesOf(palette, captions, sideOfAmounts(names)),
  series: [
    {},
    ...Array.from({ length: EDGES }, () => edgeOf(palette)),
    lineOf(palette, 'tone-a', { width: 2.5, fill: () => palette.colour('--chart-fill', 'tone-a') }),
    lineOf(palette, 'tone-b', { width: 2, dash: [5, 4] }),
    lineOf(palette, 'tone-c', { width: 3, ...(isForced() && { dash: [3, 3] }) }),
  ],
  bands: [{ series: [1, 2], fill: () => palette.colour('--chart-fill', 'tone-c') }],
  cursor: { y: false, drag: { x: false, y: false }, points: { show: false }, bind: DEAF },
});

/** Where the system forces its colours, dashes alone tell the lines apart: the key of the third is dotted too. */
const isForced = (): boolean => window.matchMedia('(forced-colors: active)').matches;

const lineOf = ({ colour }: Palette, tone: string, look: uPlot.Series): uPlot.Series => ({
  stroke: () => colour('--tone', tone),
  points: { show: false },
  ...look,
});

const edgeOf = (palette: Palette): uPlot.Series => lineOf(palette, 'tone-c', { width: 1, dash: [1, 3] });

/** The axes choose where captions stand. The words are drawn from pictures. */
const axesOf = ({ colour, font, size }: Palette, captions: Captions, side: uPlot.Axis.Side): uPlot.Axis[] => {
  const look = { font, ticks: { show: false } };
  return [
    {
      ...look,
      size: 2 * size,
      space: 4 * size,
      grid: { show: false },
      incrs: STEPS,
      values: (_, steps) => {
        captions.steps = steps;
        return [];
      },
    },
    {
      ...look,
      side,
      size: AXIS_EM * size,
      space: 3.5 * size,
      grid: { stroke: () => colour('--line'), width: 1 },
      values: (_, amounts) => {
        captions.amounts = amounts;
        return [];
      },
    },
  ];
};

import type uPlot from 'uplot';
import type { Palette } from '../../ui/charts/line-chart/palette.ts';
import { amountInShort } from './amount-in-short.ts';
import type { DrawnWords } from './drawn-words.ts';
import type { LifeFigures } from './life-figures.ts';

/** The radius of a dot. */
const MARK = 5;
/** Between the plot and a caption, and from one line of words to the next. */
const [GAP, ROW] = [8, 16];

/** Room above the plot for the caption of the retirement, so that no line runs through it. */
export const HEAD = 2 * ROW + GAP;

/** Where the axes have captions: ages or years, and reais. */
export interface Captions {
  steps: readonly number[];
  amounts: readonly number[];
}

/** Writes the captions of both axes. */
export const drawCaptions = (plot: uPlot, { steps, amounts }: Captions, { write }: DrawnWords): void => {
  const { ctx, bbox } = plot;
  const gap = GAP * devicePixelRatio;
  for (const step of steps)
    write(ctx, String(step), {
      x: plot.valToPos(step, 'x', true),
      y: bbox.top + bbox.height + gap,
      align: 'middle',
      base: 'top',
    });
  for (const amount of amounts)
    write(ctx, amountInShort(amount), {
      x: bbox.left + bbox.width + gap,
      y: plot.valToPos(amount, 'y', true),
      align: 'start',
      base: 'middle',
    });
};

/** What draws lines and what writes words. */
interface Pens {
  readonly palette: Palette;
  readonly words: DrawnWords;
}

/** A dashed line at the retirement up to its caption above the plot, which stands on the side that has more room. */
export const drawRetirement = (
  plot: uPlot,
  { steps, retirement }: LifeFigures,
  { palette: { colour }, words: { write } }: Pens,
): void => {
  const step = steps[retirement.at];
  if (step === undefined) return;
  const { ctx, bbox } = plot;
  const x = plot.valToPos(step, 'x', true);
  const isRight = x - bbox.left > bbox.width / 2;
  const gap = GAP * devicePixelRatio;
  const top = bbox.top - HEAD * devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = colour('--line-strong');
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([3 * devicePixelRatio, 3 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(x, top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
  const rows = ['Aposentadoria', `aos ${retirement.age} anos`];
  for (const [row, text] of rows.entries())
    write(ctx, text, {
      x: isRight ? x - gap : x + gap,
      y: top + row * ROW * devicePixelRatio,
      align: isRight ? 'end' : 'start',
      base: 'top',
    });
};

/** A dot of its colour for each objective. */
export const drawMarks = (plot: uPlot, { steps, marks }: LifeFigures, { colour }: Palette): void => {
  const { ctx } = plot;
  ctx.save();
  ctx.strokeStyle = colour('--surface');
  ctx.lineWidth = 2 * devicePixelRatio;
  for (const { at, amount, tone } of marks) {
    ctx.fillStyle = colour('--tone', tone);
    ctx.beginPath();
    ctx.arc(
      plot.valToPos(steps[at] ?? 0, 'x', true),
      plot.valToPos(amount / 100, 'y', true),
      MARK * devicePixelRatio,
      0,
      2 * Math.PI,
    );
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
};

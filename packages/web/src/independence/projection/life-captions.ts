import type uPlot from 'uplot';
import type { Palette } from '../../ui/charts/line-chart/palette.ts';
import { amountInShort } from './amount-in-short.ts';
import type { DrawnWords } from './drawn-words.ts';
import type { LifeFigures } from './life-figures.ts';

/** Between the plot and a caption. */
const GAP = 8;

/** From one line of words to the next. */
const rowOf = ({ size }: Palette): number => Math.round((4 / 3) * size);

/** Room above the plot for the caption of the retirement, so that no line runs through it. */
export const headOf = (palette: Palette): number => 2 * rowOf(palette) + GAP;

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
  const side =
    plot.axes[1]?.side === 1
      ? ({ x: bbox.left + bbox.width + gap, align: 'start' } as const)
      : ({ x: bbox.left - gap, align: 'end' } as const);
  for (const amount of amounts)
    write(ctx, amountInShort(amount), { ...side, y: plot.valToPos(amount, 'y', true), base: 'middle' });
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
  { palette, words: { write } }: Pens,
): void => {
  const step = steps[retirement.at];
  if (step === undefined) return;
  const { ctx, bbox } = plot;
  const x = plot.valToPos(step, 'x', true);
  const isRight = x - bbox.left > bbox.width / 2;
  const gap = GAP * devicePixelRatio;
  const top = bbox.top - headOf(palette) * devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = palette.colour('--line-strong');
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
      y: top + row * rowOf(palette) * devicePixelRatio,
      align: isRight ? 'end' : 'start',
      base: 'top',
    });
};

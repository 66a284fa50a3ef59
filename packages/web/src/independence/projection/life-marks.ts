import type uPlot from 'uplot';
import type { Palette } from '../../ui/charts/line-chart/palette.ts';
import type { LifeFigures } from './life-figures.ts';

/** The radius of a dot, and the free ring around it. */
const [RADIUS, RING] = [5, 2];

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lifts each dot that would cover one before it, as little as keeps them apart. @param apart between two middles */
export const lifted = (dots: readonly Point[], apart: number): readonly Point[] => {
  const placed: Point[] = [];
  for (const { x, y } of dots) {
    const near = placed.filter((other) => Math.abs(other.x - x) < apart).toSorted((a, b) => b.y - a.y);
    let free = y;
    for (const other of near) {
      const [aside, above] = [other.x - x, other.y - free];
      if (Math.hypot(aside, above) < apart) free = other.y - Math.sqrt(apart ** 2 - aside ** 2);
    }
    placed.push({ x, y: free });
  }
  return placed;
};

/** A dot of its colour for each objective. A lifted one stands on a stem. */
export const drawMarks = (plot: uPlot, { steps, marks }: LifeFigures, { colour }: Palette): void => {
  const { ctx } = plot;
  const points = marks.map(({ at, amount }) => ({
    x: plot.valToPos(steps[at] ?? 0, 'x', true),
    y: plot.valToPos(amount / 100, 'y', true),
  }));
  const dots = lifted(points, 2 * (RADIUS + RING) * devicePixelRatio);
  ctx.save();
  // The last line may have left its dashes.
  ctx.setLineDash([]);
  ctx.lineWidth = RING * devicePixelRatio;
  for (const [at, { tone }] of marks.entries()) {
    const [point, dot] = [points[at], dots[at]];
    if (point === undefined || dot === undefined) continue;
    ctx.beginPath();
    ctx.moveTo(point.x, point.y);
    ctx.lineTo(dot.x, dot.y);
    ctx.strokeStyle = colour('--tone', tone);
    ctx.stroke();
    ctx.beginPath();
    ctx.arc(dot.x, dot.y, RADIUS * devicePixelRatio, 0, 2 * Math.PI);
    ctx.fillStyle = colour('--tone', tone);
    ctx.strokeStyle = colour('--surface');
    ctx.stroke();
    ctx.fill();
  }
  ctx.restore();
};

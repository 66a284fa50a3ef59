import { expect, it } from 'vitest';
import { lifted } from './life-marks.ts';

const APART = 14;

const nearest = (dots: readonly { readonly x: number; readonly y: number }[]): number =>
  Math.min(...dots.flatMap(({ x, y }, at) => dots.slice(at + 1).map((other) => Math.hypot(other.x - x, other.y - y))));

it('leaves dots that stand apart where they are', () => {
  const dots = [
    { x: 0, y: 50 },
    { x: 20, y: 50 },
  ];
  expect(lifted(dots, APART)).toEqual(dots);
});

it('lifts dots that would cover others, those of one year too', () => {
  const dots = [
    { x: 0, y: 50 },
    { x: 10, y: 48 },
    { x: 10, y: 48 },
    { x: 14, y: 52 },
    { x: 14, y: 20 },
  ];
  const placed = lifted(dots, APART);
  expect(nearest(placed)).toBeGreaterThan(APART - 0.001);
  for (const [at, { x, y }] of placed.entries()) {
    expect(x).toBe(dots[at]?.x);
    expect(y).toBeLessThanOrEqual(dots[at]?.y ?? 0);
  }
});

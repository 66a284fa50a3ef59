import { expect, it } from 'vitest';
import { canvasWidth } from './canvas-width.ts';

const A4 = 210 / 297;

it('has a pixel for each pixel of the device', () => {
  expect([canvasWidth(328, A4, 3), canvasWidth(900, A4, 1)]).toEqual([984, 900]);
});

it('has 8 million pixels at most, of a page of any shape', () => {
  for (const aspect of [A4, 1 / A4, 20, 0.05]) {
    const width = canvasWidth(2700, aspect, 3);
    expect((width * width) / aspect).toBeLessThanOrEqual(2 ** 23);
  }
});

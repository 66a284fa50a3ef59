import { pictureHint } from '@aroeira/domain/kernel';
import { describe, expect, it } from 'vitest';
import { measured, measuredSize } from './picture-measure.ts';

const [WIDTH, HEIGHT] = [160, 120];
type Paint = (x: number, y: number) => number;

/** A card with letters of two pixels, on a table. */
const letters: Paint = (x, y) => {
  if (x > 90 || y > 70) return 90;
  return (x * 7 + Math.floor(y / 3) * 5) % 11 < 4 && y % 6 < 4 ? 30 : 220;
};

const pixels = (paint: Paint) => ({
  width: WIDTH,
  height: HEIGHT,
  data: Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const grey = paint(i % WIDTH, Math.floor(i / WIDTH));
    return [grey, grey, grey, 255];
  }).flat(),
});

/** The mean of the neighbours: a picture out of focus, or of a hand that moves across alone. */
const blurred =
  (paint: Paint, across: number, down: number): Paint =>
  (x, y) => {
    let sum = 0;
    for (let dx = -across; dx <= across; dx += 1)
      for (let dy = -down; dy <= down; dy += 1) sum += paint(x + dx, y + dy);
    return sum / ((2 * across + 1) * (2 * down + 1));
  };
const hint = (paint: Paint) => pictureHint(measured(pixels(paint)));

describe('a measured picture', () => {
  it('has its mean light, by how bright a colour looks', () => {
    expect(measured({ width: 1, height: 1, data: [255, 0, 0, 255] }).light).toBeCloseTo(76, 0);
    expect(measured(pixels(() => 40))).toEqual({ light: expect.closeTo(40), sharpness: undefined });
  });

  it('is sharp if a part of it is, and needs no hint', () => {
    expect(hint(letters)).toBeUndefined();
  });

  it('is blurred out of focus, and by a hand that moves in one direction', () => {
    expect(hint(blurred(letters, 3, 3))).toBe('blurred');
    expect(hint(blurred(blurred(letters, 4, 0), 1, 1))).toBe('blurred');
  });

  it('is dark, and a white sheet is nothing', () => {
    expect(hint((x, y) => letters(x, y) / 4)).toBe('dark');
    expect(hint(() => 250)).toBeUndefined();
  });

  it('is measured on a small copy, which is never larger', () => {
    expect([measuredSize({ width: 1920, height: 2560 }), measuredSize({ width: 200, height: 1 })]).toEqual([
      { width: 480, height: 640 },
      { width: 200, height: 1 },
    ]);
  });
});

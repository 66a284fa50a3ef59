import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { middleSquare, movedPicture } from './cut.rules.ts';

const sides = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });

describe('the square in the middle of a picture', () => {
  it('has the shorter side, and leaves the same at both ends', () => {
    expect(middleSquare({ width: 1280, height: 720 })).toEqual({ x: 280, y: 0, side: 720 });
    expect(middleSquare({ width: 480, height: 640 })).toEqual({ x: 0, y: 80, side: 480 });
  });

  it('lies in the picture, and no larger one does', () => {
    fc.assert(
      fc.property(sides, ({ width, height }) => {
        const { x, y, side } = middleSquare({ width, height });
        expect([2 * x + side, 2 * y + side]).toEqual([width, height]);
        expect([Math.min(x, y), side]).toEqual([0, Math.min(width, height)]);
      }),
    );
  });
});

describe('a picture behind a hole', () => {
  it('moves as far as asked, and stops where the hole would show nothing', () => {
    const seen = { width: 300, height: 200, hole: 200 };
    expect(movedPicture({ x: 10, y: 0 }, { x: 24, y: 0 }, seen)).toEqual({ x: 34, y: 0 });
    expect(movedPicture({ x: 34, y: 0 }, { x: 24, y: 24 }, seen)).toEqual({ x: 50, y: 0 });
    expect(movedPicture({ x: -34, y: 0 }, { x: -24, y: 0 }, seen)).toEqual({ x: -50, y: 0 });
  });

  it('fills the hole after any moves', () => {
    const offset = fc.record({ x: fc.integer({ min: -999, max: 999 }), y: fc.integer({ min: -999, max: 999 }) });
    const zoom = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(
      fc.property(sides, zoom, fc.array(offset), ({ width, height }, times, moves) => {
        const hole = Math.min(width, height);
        const seen = { width: width * times, height: height * times, hole };
        const { x, y } = moves.reduce((at, by) => movedPicture(at, by, seen), { x: 0, y: 0 });
        expect(seen.width / 2 - Math.abs(x)).toBeGreaterThanOrEqual(hole / 2 - 1e-6);
        expect(seen.height / 2 - Math.abs(y)).toBeGreaterThanOrEqual(hole / 2 - 1e-6);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { fitted, isReady } from './picture-size.ts';

const MEGABYTE = 1024 * 1024;

describe('a picture', () => {
  it('of 12 megapixels is shrunk to 2560 pixels on its long side, in its proportions', () => {
    expect(fitted({ width: 4000, height: 3000 })).toEqual({ width: 2560, height: 1920 });
    expect(fitted({ width: 3000, height: 4000 })).toEqual({ width: 1920, height: 2560 });
  });

  it('of 2560 pixels keeps its size, and no picture grows', () => {
    expect(fitted({ width: 2560, height: 1 })).toEqual({ width: 2560, height: 1 });
    expect(fitted({ width: 2561, height: 1000 })).toEqual({ width: 2560, height: 1000 });
    expect(fitted({ width: 300, height: 200 })).toEqual({ width: 300, height: 200 });
  });

  it('that is very narrow keeps one pixel', () => {
    expect(fitted({ width: 1, height: 20_000 })).toEqual({ width: 1, height: 2560 });
  });

  it('goes as it is only as a small PNG', () => {
    const drawn = { width: 2560, height: 1440 };
    expect(isReady({ type: 'image/png', size: MEGABYTE }, drawn)).toBe(true);
    expect(isReady({ type: 'image/png', size: MEGABYTE + 1 }, drawn)).toBe(false);
    expect(isReady({ type: 'image/png', size: MEGABYTE }, { width: 2561, height: 1440 })).toBe(false);
    expect(isReady({ type: 'image/jpeg', size: 1 }, drawn)).toBe(false);
  });
});

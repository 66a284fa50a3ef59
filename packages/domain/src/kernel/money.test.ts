import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, percentOf, sum, zero } from './money.ts';

const amounts = fc.integer({ min: 0, max: 1e15 }).map(cents);

describe('money', () => {
  it('refuses a fraction of a cent and an amount beyond the safe integers', () => {
    expect(() => cents(0.1)).toThrow(new RangeError('not a whole number of cents: 0.1'));
    expect(() => cents(2 ** 53)).toThrow(RangeError);
    expect(() => cents(Number.NaN)).toThrow(RangeError);
    expect(Object.is(cents(-0), 0)).toBe(true);
  });

  it('adds to the cent', () => {
    expect(sum([cents(10), cents(20), cents(-5)])).toBe(25);
    expect(sum([])).toBe(zero);
  });

  it('rounds a percent half up at the second decimal [R486]', () => {
    expect(percentOf(cents(1), cents(3))).toBe(33.33);
    expect(percentOf(cents(2), cents(3))).toBe(66.67);
    expect(percentOf(cents(1), cents(20_000))).toBe(0.01); // 0.005 % goes up
    expect(percentOf(cents(1), cents(20_001))).toBe(0);
    expect(percentOf(cents(7), zero)).toBe(0);
    expect(percentOf(cents(7), cents(-7))).toBe(0);
    expect(percentOf(cents(-1), cents(20_000))).toBe(0); // half up means up for a negative number too
    expect(percentOf(cents(-2), cents(20_000))).toBe(-0.01);
    expect(percentOf(cents(-1), cents(3))).toBe(-33.33);
  });

  it('is exact for amounts that a double cannot multiply exactly', () => {
    expect(percentOf(cents(3_000_000_000_000_001), cents(6_000_000_000_000_002))).toBe(50);
  });

  it('differs by at most half a hundredth from the true share', () => {
    fc.assert(
      fc.property(amounts, amounts, (part, rest) => {
        const total = sum([part, rest]);
        fc.pre(total > 0);
        const error = Math.abs(percentOf(part, total) - (part / total) * 100);
        expect(error).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

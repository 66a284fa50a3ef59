import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthlyRate, savedUp, usageRate, worthToday } from './rate.rules.ts';

const rate = fc.double({ min: 0, max: 0.06, noNaN: true });
/** Equal except for the last digits of a double. */
const near = (actual: number, expected: number): void => {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)));
};

describe('rates', () => {
  it('compounds twelve months to the year [R683]', () => {
    near(monthlyRate(0.06), 0.00486755056534305);
    expect(monthlyRate(0)).toBe(0);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.9999, noNaN: true }), (yearly) =>
        near((1 + monthlyRate(yearly)) ** 12, 1 + yearly),
      ),
    );
  });

  it('counts 90% of the returns while the client uses the reserve [R684]', () => {
    near(usageRate(0.06), 0.9 * 0.00486755056534305);
  });
});

describe('annuities', () => {
  it('are the sum of their payments', () => {
    fc.assert(
      fc.property(rate, fc.integer({ min: 0, max: 60 }), (q, n) => {
        const payments = Array.from({ length: n }, (_, month) => month);
        near(
          savedUp(q, n),
          payments.reduce((all, month) => all + (1 + q) ** month, 0),
        );
        near(
          worthToday(q, n),
          payments.reduce((all, month) => all + (1 + q) ** -(month + 1), 0),
        );
      }),
    );
  });

  it('are the number of months at rate zero, and almost that at the smallest rate', () => {
    expect(savedUp(0, 240)).toBe(240);
    expect(worthToday(0, 240)).toBe(240);
    near(savedUp(1e-15, 240), 240);
    near(worthToday(1e-15, 240), 240);
  });
});

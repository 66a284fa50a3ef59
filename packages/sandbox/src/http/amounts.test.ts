import { expect, it } from 'vitest';
import { centsOf } from './amounts.ts';

it('reads reais as whole cents, without an error of doubles', () => {
  expect([0, 0.07, 0.29, 1.1, 1234.5, 251_380.1, 4.35, 9_999_999_999_999.99].map(centsOf)).toEqual([
    0, 7, 29, 110, 123_450, 25_138_010, 435, 999_999_999_999_999,
  ]);
});

it('reads no cents from a third decimal, a negative amount, or an amount too large for exact cents', () => {
  for (const wrong of [-0.01, 0.001, 1.005, 6.555, 1e-9, Number.NaN, Infinity, 1e300])
    expect(centsOf(wrong)).toBeUndefined();
});

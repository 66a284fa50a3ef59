import { expect, it } from 'vitest';
import { centsOf } from './amounts.ts';

it('reads reais as whole cents, and nothing that is none', () => {
  expect([0, 0.07, 1234.5, 251_380.1, 4.35].map(centsOf)).toEqual([0, 7, 123_450, 25_138_010, 435]);
  for (const wrong of [-0.01, 0.001, 1.005, Number.NaN, Infinity, 1e300]) expect(centsOf(wrong)).toBeUndefined();
});

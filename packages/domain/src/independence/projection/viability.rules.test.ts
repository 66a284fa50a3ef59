import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { isViable } from './viability.rules.ts';

const line = (...balances: readonly number[]) => balances.map(cents);
const fine = line(0, 1, 1, 0);

it('fails when the real line reaches zero in an interior year, and not one cent above zero [R687]', () => {
  expect(isViable({ real: line(5, 1, 1, 5), ideal: fine })).toBe(true);
  expect(isViable({ real: line(5, 0, 1, 5), ideal: fine })).toBe(false);
  expect(isViable({ real: line(5, 1, -1, 5), ideal: fine })).toBe(false);
});

it('fails when the ideal line reaches zero in an interior year [R688]', () => {
  expect(isViable({ real: fine, ideal: line(5, 1, 0, 5) })).toBe(false);
  expect(isViable({ real: fine, ideal: line(5, 1, 1, 5) })).toBe(true);
});

it('ignores the first and the last year [R689]', () => {
  expect(isViable({ real: line(0, 1, 1, -5), ideal: line(-1, 1, 1, 0) })).toBe(true);
  expect(isViable({ real: line(0, 0), ideal: line(0, 0) })).toBe(true);
});

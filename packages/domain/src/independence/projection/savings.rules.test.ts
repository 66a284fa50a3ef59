import { expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { idealSavings, monthlySavings, reserveAtRetirement, shortfallAtRetirement } from './savings.rules.ts';
import { goals, plan } from '../testing/index.ts';

it('saves nothing a month when no month is left, for any missing amount [R685]', () => {
  const today = plan({ retirementAge: 40 });
  expect(shortfallAtRetirement(today)).toBe(reserveAtRetirement(today));
  expect(idealSavings(today)).toBe(0);
});

it('divides the missing amount by the months when the return is zero', () => {
  const flat = plan({ yearlyReturn: 0, retirementIncome: cents(1_000_00), inheritance: cents(24_000_00) });
  expect(reserveAtRetirement(flat)).toBe(264_000_00);
  expect(idealSavings(flat)).toBe(1_100_00);
});

it('misses nothing when the reserve is enough, to the cent', () => {
  const missing = (currentReserve: number) =>
    shortfallAtRetirement(
      plan({ yearlyReturn: 0, retirementIncome: cents(100_00), currentReserve: cents(currentReserve) }),
    );
  expect([missing(23_999_99), missing(24_000_00), missing(24_000_01)]).toEqual([1, 0, 0]);
});

it('saves income minus expense, even below zero [R681]', () => {
  expect(monthlySavings(goals({ monthlyIncome: cents(10_00), monthlyExpense: cents(9_99) }))).toBe(1);
  expect(monthlySavings(goals({ monthlyIncome: cents(9_99), monthlyExpense: cents(10_00) }))).toBe(-1);
});

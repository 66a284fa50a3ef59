import { expect, it } from 'vitest';
import { leverChange, leverWords } from './levers.messages.ts';

it('says a value in as few letters as its scale needs', () => {
  const amounts = [0, 15_000_00, 6_210_00, 6_210_50, -500_00, 2_000_000_00, 1_500_000_00, -1_000_00];
  expect(amounts.map((amount) => leverWords('monthlySavings', amount))).toEqual([
    '0',
    '15 mil',
    '6.210',
    '6.210,50',
    '-500',
    '2 mi',
    '1.500 mil',
    '-1 mil',
  ]);
  expect(leverWords('retirementIncome', 22_000_00)).toBe('22 mil');
  expect(leverWords('retirementAge', 65)).toBe('65');
  expect(leverWords('yearlyReturn', 4.5)).toBe('4,50%');
});

it('says how far a lever is from the saved value, and nothing at it', () => {
  expect(leverChange('monthlySavings', 6_210_00, 6_900_00)).toBe('+690');
  expect(leverChange('monthlySavings', -500_00, 0)).toBe('+500');
  expect(leverChange('retirementIncome', 22_000_00, 21_000_00)).toBe('-1 mil');
  expect(leverChange('retirementAge', 65, 67)).toBe('+2');
  expect(leverChange('yearlyReturn', 6, 6.5)).toBe('+0,50 p.p.');
  expect(leverChange('yearlyReturn', 0.3, 0.1 + 0.2)).toBeUndefined();
  expect(leverChange('yearlyReturn', 6, 5.95)).toBe('-0,05 p.p.');
  expect(leverChange('retirementAge', 65, 65)).toBeUndefined();
});

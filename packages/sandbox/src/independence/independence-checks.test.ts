import { expect, it } from 'vitest';
import { faultOfGoals, faultOfYear } from './independence-checks.ts';

const birth = '1984-03-12';
const today = '2026-03-12';
const goals = {
  monthlyIncomeUsufruct: 0.29,
  retirementAge: 65,
  annualReturnRate: 6.55,
  lifeExpectancy: 90,
  monthlyIncome: 18_000,
  monthlyExpense: 1.1,
};
const pathOf = (
  changes: Partial<typeof goals & { inheritanceValue: number | null }>,
  day = today,
  years: number[] = [],
) => faultOfGoals({ ...goals, ...changes }, { birth, today: day, years })?.path;

it('takes ages from the current one to one below the life expectancy', () => {
  expect(pathOf({})).toBeUndefined();
  expect(pathOf({ inheritanceValue: null })).toBeUndefined();
  expect(pathOf({ retirementAge: 42 })).toBeUndefined();
  expect(pathOf({ retirementAge: 41 })).toBe('/retirementAge');
  expect(pathOf({ retirementAge: 41 }, '2026-03-11')).toBeUndefined();
  expect(pathOf({ retirementAge: 89 })).toBeUndefined();
  expect(pathOf({ retirementAge: 90 })).toBe('/retirementAge');
  expect(pathOf({ monthlyExpense: 0.001 })).toBe('/monthlyExpense');
});

it('takes a retirement after the years of the objectives that are still ahead (decision 0320)', () => {
  // Born in 1984, the client is 65 in 2049.
  expect(pathOf({}, today, [2048, 2027])).toBeUndefined();
  expect(pathOf({}, today, [2027, 2049])).toBe('/retirementAge');
  expect(pathOf({ retirementAge: 42 }, today, [2026, 2020])).toBeUndefined();
});

it('takes a future year, before the retirement when it is known', () => {
  const fault = (year: number, retirementAge?: number) => faultOfYear(year, { birth, today, retirementAge })?.path;
  expect([2026, 2027].map((year) => fault(year))).toEqual(['/year', undefined]);
  expect([2048, 2049].map((year) => fault(year, 65))).toEqual([undefined, '/year']);
  expect(fault(9999)).toBeUndefined();
});

import { WORKED_EXAMPLES, type WorkedExample } from '@aroeira/domain/independence/testing';
import { describe, expect, it } from 'vitest';
import { device } from '../testing/index.ts';

const reais = (amount: number): number => amount / 100;
const wireOf = ({ ages, yearlyReturn, amounts, objectives }: WorkedExample) => ({
  currentAge: ages[0],
  retirementAge: ages[1],
  lifeExpectancy: ages[2],
  annualReturnRate: yearlyReturn,
  monthlyIncomeUsufruct: reais(amounts[0]),
  inheritanceValue: reais(amounts[1]),
  currentReservation: reais(amounts[2]),
  monthlyIncome: reais(amounts[3]),
  monthlyExpense: reais(amounts[4]),
  currentYear: 2026,
  objectives: objectives.map(([amount, year]) => ({ value: reais(amount), year })),
});
const SMALL = {
  currentAge: 44,
  retirementAge: 50,
  lifeExpectancy: 56,
  annualReturnRate: 0,
  monthlyIncomeUsufruct: 1000,
  monthlyIncome: 3000,
  monthlyExpense: 2000,
  currentYear: 2026,
};
const independence = (input: unknown) =>
  device().portal('rules independence --file - --json', { stdin: JSON.stringify(input) });

describe('rules independence', () => {
  it.each(WORKED_EXAMPLES.slice(0, 1))('works out $name, in reais to the cent', async (example) => {
    const { exit, json } = await independence(wireOf(example));
    const [from, , to] = example.ages;
    expect(exit).toBe(0);
    expect(json).toEqual({
      monthlyRate: expect.closeTo(example.monthlyRate, 14),
      reserveAtRetirement: reais(example.reserve),
      monthlySavings: reais(example.amounts[3] - example.amounts[4]),
      idealMonthlySavings: reais(example.missing.amount),
      ages: Array.from({ length: to - from + 1 }, (_year, years) => from + years),
      real: example.real.map(reais),
      ideal: example.ideal.map(reais),
      valid: example.isViable,
    });
  });

  it('works without inheritance, reserve and objectives', async () => {
    const bare = await independence(SMALL);
    const zero = await independence({ ...SMALL, inheritanceValue: 0, currentReservation: null, objectives: [] });
    expect([bare.exit, bare.json]).toEqual([0, zero.json]);
    expect(bare.json).toMatchObject({ reserveAtRetirement: 72_000, monthlySavings: 1000, idealMonthlySavings: 1000 });
  });

  it('refuses ages as the form does', async () => {
    const { exit, error } = await independence({ ...SMALL, retirementAge: 43 });
    const message = 'Não pode ser menor que a idade atual';
    expect([exit, error]).toEqual([1, { error: { code: 'below_current_age', message, field: 'retirementAge' } }]);
  });

  it('refuses a plan beyond exact cents', async () => {
    const { exit, error } = await independence({
      ...SMALL,
      currentAge: 20,
      retirementAge: 90,
      lifeExpectancy: 120,
      annualReturnRate: 99,
    });
    expect([exit, error]).toMatchObject([1, { error: { code: 'amounts_too_large' } }]);
  });

  it.each([
    [{ monthlyIncome: 0.001 }, 'monthlyIncome'],
    [{ lifeExpectancy: 1000 }, 'lifeExpectancy'],
    [{ annualReturnRate: 100 }, 'annualReturnRate'],
    [{ objectives: [{ value: 1, year: 26 }] }, 'objectives.0.year'],
    [{ currentYear: undefined }, 'currentYear'],
  ])('names what is wrong in %j', async (changes, field) => {
    expect(await independence({ ...SMALL, ...changes })).toMatchObject({ exit: 2, error: { error: { field } } });
  });
});

import fc from 'fast-check';
import { cents } from '../../kernel/money.ts';
import { expense, plan } from './index.ts';

/** A plan of a client of 40, from a retirement today to one at 70, with up to five objectives on any side of it. */
export const anyPlan = fc
  .record({
    retirementAge: fc.integer({ min: 40, max: 70 }),
    years: fc.integer({ min: 1, max: 40 }),
    yearlyReturn: fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 10_000),
    retirementIncome: fc.nat(3_000_000).map(cents),
    inheritance: fc.nat(100_000_000).map(cents),
    currentReserve: fc.nat(500_000_000).map(cents),
    monthlyIncome: fc.nat(5_000_000).map(cents),
    monthlyExpense: fc.nat(5_000_000).map(cents),
    objectives: fc.array(fc.tuple(fc.nat(50_000_000), fc.integer({ min: 2027, max: 2060 })), { maxLength: 5 }),
  })
  .map(({ objectives, years, ...goals }) =>
    plan(
      { ...goals, lifeExpectancy: goals.retirementAge + years },
      objectives.map(([amount, year]) => expense(amount, year)),
    ),
  );

/** The largest amount that a field takes. */
const LARGEST = 9_999_999_999_999_99;

const edgeAmount = fc.oneof(fc.constantFrom(0, 1, 99, LARGEST), fc.nat(1_000_000_00)).map(cents);

/** A plan at an edge: no amount or the largest, a cent, a retirement today, a life of a century more, a return of 0 or below. */
export const edgePlan = fc
  .record({
    currentAge: fc.integer({ min: 0, max: 110 }),
    saving: fc.constantFrom(0, 1, 30, 100),
    usage: fc.constantFrom(1, 2, 40, 100),
    yearlyReturn: fc.constantFrom(-0.99, -0.05, 0, 0.0001, 0.06, 0.9999),
    amounts: fc.tuple(edgeAmount, edgeAmount, edgeAmount, edgeAmount, edgeAmount),
    objectives: fc.array(fc.tuple(edgeAmount, fc.integer({ min: 2020, max: 2150 })), { maxLength: 5 }),
  })
  .map(({ currentAge, saving, usage, yearlyReturn, amounts, objectives }) => {
    const [retirementIncome, inheritance, currentReserve, monthlyIncome, monthlyExpense] = amounts;
    const retirementAge = currentAge + saving;
    const ages = { retirementAge, lifeExpectancy: retirementAge + usage };
    const changes = { retirementIncome, inheritance, currentReserve, monthlyIncome, monthlyExpense, yearlyReturn };
    const expenses = objectives.map(([amount, year]) => expense(amount, year));
    return { ...plan({ ...ages, ...changes }, expenses), currentAge };
  });

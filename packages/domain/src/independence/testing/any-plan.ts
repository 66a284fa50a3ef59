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

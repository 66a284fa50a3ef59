import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { outlookOf } from './outlook.rules.ts';
import type { Outlook, Plan } from '../plan.ts';
import { balancesByAge, idealBalancesByAge } from './projection.rules.ts';
import { idealSavings, reserveAtRetirement, shortfallAtRetirement } from './savings.rules.ts';
import { expense, goals, plan } from '../testing/index.ts';

/** @throws when the plan cannot be calculated */
const outlook = (of: Plan): Outlook =>
  E.getOrElse((failure): Outlook => {
    throw new Error(JSON.stringify(failure));
  })(outlookOf(of));

/** @param ages today, at retirement, at the end */
const aged = ([currentAge, retirementAge, lifeExpectancy]: readonly [number, number, number], changes = {}): Plan => ({
  ...plan(),
  currentAge,
  goals: goals({ retirementAge, lifeExpectancy, ...changes }),
});

const money = (most: number) => fc.integer({ min: 0, max: most }).map(cents);

/** A plan with years to save in, and objectives up to the year of retirement. */
const somePlan = fc
  .record({
    currentAge: fc.integer({ min: 18, max: 80 }),
    savingYears: fc.integer({ min: 1, max: 60 }),
    usageYears: fc.integer({ min: 1, max: 80 }),
    changes: fc.record({
      retirementIncome: fc.integer({ min: 1, max: 50_000_00 }).map(cents),
      yearlyReturn: fc.integer({ min: 0, max: 40_00 }).map((hundredths) => hundredths / 10_000),
      inheritance: money(10_000_000_00),
      currentReserve: money(1_000_00),
    }),
    objectives: fc.array(fc.tuple(money(1_000_000_00), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 5 }),
  })
  .map(
    ({ currentAge, savingYears, usageYears, changes, objectives }): Plan => ({
      ...aged([currentAge, currentAge + savingYears, currentAge + savingYears + usageYears], changes),
      objectives: objectives.map(([amount, share]) => expense(amount, 2026 + Math.floor(share * savingYears))),
    }),
  );

describe('the ideal line', () => {
  it('ends at the inheritance, exactly, at every age and return up to 40% a year', () => {
    fc.assert(
      fc.property(somePlan, (one) => {
        fc.pre(shortfallAtRetirement(one) > 0);
        expect(idealBalancesByAge(one).at(-1)).toBe(one.goals.inheritance);
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['at 20% from 20 to 100', aged([20, 25, 100], { yearlyReturn: 0.2, retirementIncome: cents(100_000_00) })],
    [
      'at 30% from 18 to 108',
      aged([18, 61, 108], { yearlyReturn: 0.3, retirementIncome: cents(100_000_00), inheritance: cents(1_000_000_00) }),
    ],
  ])('ends there %s, where a forward calculation with doubles misses it', (_, one) => {
    expect(idealBalancesByAge(one).at(-1)).toBe(one.goals.inheritance);
    expect(balancesByAge(one, idealSavings(one)).at(-1)).not.toBeCloseTo(one.goals.inheritance, 0);
  });

  it('has the same balance on the day of retirement in both directions, to the cent', () => {
    fc.assert(
      fc.property(somePlan, (any) => {
        const one = { ...any, objectives: [] };
        fc.pre(shortfallAtRetirement(one) > 0);
        const retirement = one.goals.retirementAge - one.currentAge;
        const [line, forward] = [idealBalancesByAge(one), balancesByAge(one, idealSavings(one))];
        expect(line).toHaveLength(forward.length);
        expect(Math.abs((line[retirement] ?? 0) - (forward[retirement] ?? 0))).toBeLessThan(1);
        expect(Math.abs((line[retirement] ?? 0) - reserveAtRetirement(one))).toBeLessThan(1);
      }),
    );
  });

  it('ends above the inheritance when nothing is missing', () => {
    const { missing, projection } = outlook(plan({ currentReserve: cents(1_000_000_00), inheritance: cents(1_00) }));
    expect(missing.amount).toBe(0);
    expect(projection.ideal.at(-1)).toBeGreaterThan(1_00);
  });

  it('pays for an objective after retirement at the return before retirement (decision Q007)', () => {
    // 10.000,00 two years after retirement, 1% per month and no other objective: 10.000,00 / 1.01^24 are missing.
    const late = aged([58, 60, 70], { yearlyReturn: 1.01 ** 12 - 1, retirementIncome: cents(0) });
    expect(shortfallAtRetirement({ ...late, objectives: [expense(10_000_00, 2030)] })).toBeCloseTo(7_875_66.127, 2);
  });
});

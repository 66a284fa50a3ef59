import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { outlookOf } from './outlook.rules.ts';
import type { Goals, Outlook, Plan } from '../plan.ts';
import { expense, plan, planOf, WORKED_EXAMPLES } from '../testing/index.ts';

/** @throws when the plan cannot be calculated */
const outlook = (of: Plan): Outlook =>
  E.getOrElse((failure): Outlook => {
    throw new Error(JSON.stringify(failure));
  })(outlookOf(of));

it.each(WORKED_EXAMPLES)('agrees to the cent with a plan from another calculation: $name [R683] [R684]', (example) => {
  const { monthlyRate, ...rest } = outlook(planOf(example));
  expect(monthlyRate).toBeCloseTo(example.monthlyRate, 15);
  expect(rest).toMatchObject({
    reserveAtRetirement: example.reserve,
    missing: example.missing,
    projection: { real: example.real, ideal: example.ideal },
    isViable: example.isViable,
  });
});

describe('the horizon', () => {
  it('has 12 months for each year of saving and of usage [R685] [R686]', () => {
    // No rate: 12 × 20 payments in, then 12 × 20 out.
    const { projection } = outlook(plan({ yearlyReturn: 0, retirementIncome: cents(500_00) }));
    expect(projection.ages).toEqual(Array.from({ length: 41 }, (_, years) => 40 + years));
    expect([0, 1, 19, 20, 21, 40].map((years) => projection.real[years])).toEqual([
      0, 12_000_00, 228_000_00, 240_000_00, 234_000_00, 120_000_00,
    ]);
  });

  it('has no month of saving when the client retires today', () => {
    const today = { yearlyReturn: 0, retirementAge: 40, lifeExpectancy: 42, retirementIncome: cents(100_00) };
    const { missing, projection, reserveAtRetirement } = outlook(plan({ ...today, currentReserve: cents(2_000_00) }));
    expect(reserveAtRetirement).toBe(2_400_00);
    expect(missing).toEqual({ _tag: 'AtOnce', amount: 400_00 });
    expect(projection.real).toEqual([2_000_00, 800_00, -400_00]);
    expect(projection.ideal).toEqual(projection.real);
  });
});

describe('objectives', () => {
  const withObjective = (year: number) =>
    outlook(plan({ yearlyReturn: 0, currentReserve: cents(50_000_00) }, [expense(10_000_00, year)])).projection.real;

  it('leave the reserve in their year', () => {
    const balances = withObjective(2028);
    expect(balances.slice(0, 4)).toEqual([50_000_00, 62_000_00, 64_000_00, 76_000_00]);
  });

  it('leave the reserve today for this year, and never for a past year or after the plan (decision 0070)', () => {
    const without = outlook(plan({ yearlyReturn: 0, currentReserve: cents(50_000_00) })).projection.real;
    expect(withObjective(2026)[0]).toBe(40_000_00);
    expect(withObjective(2025)).toEqual(without);
    expect(withObjective(2066).at(-1)).toBe((without.at(-1) ?? 0) - 10_000_00);
    expect(withObjective(2067)).toEqual(without);
  });
});

it('fails when an amount is too large for exact cents', () => {
  const rich = { yearlyReturn: 0.99, currentReserve: cents(10_000_000_00) };
  expect(outlookOf(plan(rich))).toEqual(E.left({ _tag: 'AmountsTooLarge' }));
  expect(outlookOf(plan({ ...rich, yearlyReturn: 0.2 }))._tag).toBe('Right');
  // Rounding makes the largest safe integer unsafe.
  const endless = (currentReserve: number) =>
    outlookOf(
      plan({
        yearlyReturn: 0,
        monthlyIncome: cents(0),
        monthlyExpense: cents(0),
        currentReserve: cents(currentReserve),
      }),
    );
  expect(endless(Number.MAX_SAFE_INTEGER)).toEqual(E.left({ _tag: 'AmountsTooLarge' }));
  expect(endless(Number.MAX_SAFE_INTEGER - 1)._tag).toBe('Right');
});

describe('any plan', () => {
  const money = fc.integer({ min: 0, max: 1_000_000_00 }).map(cents);
  const someGoals = fc.record({
    retirementIncome: fc.integer({ min: 1_00, max: 50_000_00 }).map(cents),
    yearlyReturn: fc.constantFrom(0, 0.0001, 0.04, 0.065, 0.12, 0.2),
    retirementAge: fc.integer({ min: 41, max: 70 }),
    lifeExpectancy: fc.integer({ min: 71, max: 100 }),
    inheritance: money,
    currentReserve: money,
    monthlyIncome: money,
    monthlyExpense: money,
  });
  const someObjectives = fc.array(
    fc.tuple(money, fc.integer({ min: 2020, max: 2090 })).map(([amount, year]) => expense(amount, year)),
    { maxLength: 5 },
  );
  const worked = (goals: Partial<Goals>, objectives = plan().objectives): Outlook => outlook(plan(goals, objectives));

  it('never has less after more savings', () => {
    fc.assert(
      fc.property(someGoals, someObjectives, money, (goals, objectives, more) => {
        const before = worked(goals, objectives).projection.real;
        const after = worked({ ...goals, monthlyIncome: cents(goals.monthlyIncome + more) }, objectives).projection
          .real;
        expect(after.every((balance, year) => balance >= (before[year] ?? 0))).toBe(true);
      }),
    );
  });

  it('never has more with an objective', () => {
    fc.assert(
      fc.property(someGoals, someObjectives, (goals, objectives) => {
        const without = worked(goals).projection.real;
        const balances = worked(goals, objectives).projection.real;
        expect(balances.every((balance, year) => balance <= (without[year] ?? 0))).toBe(true);
      }),
    );
  });

  it('is possible without objectives with one cent more than what is missing, and leaves the inheritance', () => {
    fc.assert(
      fc.property(someGoals, (goals) => {
        const { missing } = worked(goals);
        const monthlyIncome = cents(goals.monthlyExpense + missing.amount + 1);
        const { isViable, projection } = worked({ ...goals, monthlyIncome });
        expect([isViable, (projection.real.at(-1) ?? 0) >= goals.inheritance]).toEqual([true, true]);
      }),
    );
  });
});

import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { goalsWith, leversOf } from '../goals/levers.rules.ts';
import type { Plan } from '../plan.ts';
import { outlookOf } from '../projection/outlook.rules.ts';
import { anyPlan } from '../testing/any-plan.ts';
import { plan } from '../testing/index.ts';
import { chanceSentence, simulationMethod } from './chances.messages.ts';
import { chancesOf, percentHeld, simulationOf, type Chances, type Simulation } from './chances.rules.ts';
import { makeNormal, makeSeededChance } from './seeded-chance.ts';

/** @throws when the plan cannot be calculated */
const chances = (of: Plan, changes: Partial<Simulation> = {}): Chances =>
  E.getOrElse((failure): Chances => {
    throw new Error(JSON.stringify(failure));
  })(chancesOf(of, { ...simulationOf(of, undefined), ...changes }));

const enough = plan({ currentReserve: cents(700_000_00) });

describe('without volatility', () => {
  it('the band is the real line to the cent, and every path says whether that holds', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 1, max: 12 }), (of, paths) => {
        const outlook = outlookOf(of);
        if (E.isLeft(outlook)) return;
        const { real } = outlook.right.projection;
        const { low, high, held } = chances(of, { volatility: 0, paths });
        expect([low, high]).toEqual([real, real]);
        const isHeld = real.slice(1, -1).every((balance) => balance >= 0) && (real.at(-1) ?? 0) >= of.goals.inheritance;
        expect(held).toBe(isHeld ? paths : 0);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the paths', () => {
  it('are the same for the same plan and others for another seed', () => {
    expect(chances(enough)).toEqual(chances(enough));
    expect(chances(enough, { seed: 1 }).low).not.toEqual(chances(enough, { seed: 2 }).low);
  });

  it('have the mean of the plan: a lump sum without payments grows as the plan expects', () => {
    const lump = plan({
      retirementAge: 60,
      lifeExpectancy: 61,
      retirementIncome: cents(0),
      monthlyIncome: cents(3_000_00),
      currentReserve: cents(100_000_00),
    });
    const of = { ...lump, currentAge: 60 };
    // Bands of single paths are single draws: their mean over many seeds is the expected balance of one year.
    const ends: readonly number[] = Array.from(
      { length: 4000 },
      (_, seed) => chances(of, { seed, paths: 1, volatility: 0.18 }).low[1] ?? 0,
    );
    const mean = ends.reduce<number>((all, one) => all + one, 0) / ends.length;
    const expected = E.getOrElseW(() => undefined)(outlookOf(of))?.projection.real[1] ?? 0;
    expect(Math.abs(mean / expected - 1)).toBeLessThan(0.01);
    const logs = ends.map((end) => Math.log(end));
    const centre = logs.reduce((all, one) => all + one, 0) / logs.length;
    const spread = Math.sqrt(logs.reduce((all, one) => all + (one - centre) ** 2, 0) / logs.length);
    expect(spread).toBeCloseTo(0.18, 2);
  });

  it('leave one tenth below the band and one tenth above it', () => {
    const single = Array.from({ length: 40 }, (_, seed) => chances(enough, { seed, paths: 1 }).low[40] ?? 0);
    const { low, high } = chances(enough, { paths: 1000 });
    const inside = single.filter((end) => end >= (low[40] ?? 0) && end <= (high[40] ?? 0)).length;
    expect([inside > 26, inside < 39]).toEqual([true, true]);
    // Of two paths the band is the lower and the higher one.
    const two = chances(enough, { paths: 2 });
    expect(two.low[40]).toBeLessThan(two.high[40] ?? 0);
  });

  it('never hold less often with more savings, or with a smaller income', () => {
    const chance = (savings: number, income: number) => {
      const moved = { ...leversOf(enough.goals), monthlySavings: cents(savings), retirementIncome: cents(income) };
      return chances({ ...enough, goals: goalsWith(enough.goals, moved) }, { paths: 200 }).held;
    };
    const bySavings = [0, 500_00, 1_000_00, 1_500_00, 2_000_00].map((savings) => chance(savings, 10_000_00));
    const byIncome = [9_000_00, 7_000_00, 5_000_00, 3_000_00].map((income) => chance(1_000_00, income));
    expect(bySavings).toEqual(bySavings.toSorted((a, b) => a - b));
    expect(byIncome).toEqual(byIncome.toSorted((a, b) => a - b));
    expect([bySavings[0] === bySavings[4], byIncome[0] === byIncome[3]]).toEqual([false, false]);
  });

  it('fail when an amount is too large for exact cents', () => {
    const of = plan({ yearlyReturn: 0.9999, retirementAge: 100, lifeExpectancy: 110, currentReserve: cents(9e14) });
    expect(chancesOf(of, simulationOf(of, undefined))).toEqual(E.left({ _tag: 'AmountsTooLarge' }));
  });
});

it('takes the volatility of the profile, and of the middle one without a profile', () => {
  const profiles = ['conservative', 'moderate', 'balanced', 'sophisticated', 'specialist', undefined] as const;
  expect(profiles.map((profile) => simulationOf(plan(), profile).volatility)).toEqual([
    0.02, 0.04, 0.07, 0.12, 0.18, 0.07,
  ]);
});

const seedOf = (of: Plan) => simulationOf(of, undefined).seed;

it('has one seed for all values of the levers, and another for another reserve', () => {
  const moved = plan({ retirementAge: 70, retirementIncome: cents(1), yearlyReturn: 0.1, monthlyExpense: cents(0) });
  expect(seedOf(moved)).toBe(seedOf(plan()));
  expect(seedOf(plan({ currentReserve: cents(1) }))).not.toBe(seedOf(plan()));
});

it('rounds the chance down', () => {
  expect(percentHeld({ held: 999, paths: 1000 })).toBe(99);
  expect(percentHeld({ held: 1000, paths: 1000 })).toBe(100);
});

describe('the words', () => {
  it('say chance, age and inheritance', () => {
    const found = { ...chances(plan(), { paths: 1 }), held: 886, paths: 1000 };
    expect(chanceSentence(plan(), found)).toBe('O dinheiro dura até os 80 anos em 88 de cada 100 simulações.');
    expect(chanceSentence(plan({ inheritance: cents(1) }), found)).toBe(
      'O dinheiro dura até os 80 anos e deixa a herança em 88 de cada 100 simulações.',
    );
  });

  it('tell paths, rates and volatility of the simulation', () => {
    const said = simulationMethod(plan(), { volatility: 0.04, paths: 1000, seed: 7 }).join(' ');
    for (const figure of ['1.000 simulações', '0,49% até', '0,44% depois', '4,00%', '(7)', 'Limites:'])
      expect(said).toContain(figure);
  });
});

describe('seeded numbers', () => {
  it('are spread evenly, and the same for the same seed', () => {
    const [one, other] = [makeSeededChance(42), makeSeededChance(42)];
    const drawn = Array.from({ length: 20_000 }, one);
    expect(drawn.slice(0, 5)).toEqual(Array.from({ length: 5 }, other));
    const tenths = Array.from({ length: 10 }, (_, tenth) => drawn.filter((u) => Math.floor(10 * u) === tenth).length);
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('become normal ones with mean 0 and deviation 1', () => {
    const drawn = Array.from({ length: 20_000 }, makeNormal(makeSeededChance(1)));
    const mean = drawn.reduce((all, z) => all + z, 0) / drawn.length;
    const variance = drawn.reduce((all, z) => all + z * z, 0) / drawn.length;
    expect([Math.abs(mean) < 0.03, Math.abs(variance - 1) < 0.05]).toEqual([true, true]);
    expect(drawn.filter((z) => Math.abs(z) > 1.959964).length / drawn.length).toBeCloseTo(0.05, 2);
  });
});

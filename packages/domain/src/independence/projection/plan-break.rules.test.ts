import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { goalsWith, leversOf } from '../goals/levers.rules.ts';
import type { Outlook, Plan } from '../plan.ts';
import { anyPlan } from '../testing/any-plan.ts';
import { expense, goals, plan, planOf, WORKED_EXAMPLES } from '../testing/index.ts';
import { lifeLineSentence } from './life-line.messages.ts';
import { outlookOf } from './outlook.rules.ts';
import { breakMessage, mendMessage } from './plan-break.messages.ts';
import { ageWithoutMoney, breakOf, mendsOf, type Mend } from './plan-break.rules.ts';

const outlook = (of: Plan): Outlook | undefined => E.getOrElse((): Outlook | undefined => undefined)(outlookOf(of));
const broken = (of: Plan) => {
  const worked = outlook(of);
  return worked && breakOf(of, worked);
};

/** Whether a plan is possible and leaves what the client wants to leave. */
const holds = (of: Plan): boolean => {
  const worked = outlook(of);
  return worked !== undefined && worked.isViable && (worked.projection.real.at(-1) ?? 0) >= of.goals.inheritance;
};

/** The plan after one change. */
const mended = (of: Plan, mend: Mend): Plan => {
  switch (mend._tag) {
    case 'SaveMonthly':
      return { ...of, goals: goalsWith(of.goals, { ...leversOf(of.goals), monthlySavings: mend.amount }) };
    case 'RetireAt':
      return { ...of, goals: { ...of.goals, retirementAge: mend.age } };
    case 'LiveOn':
      return { ...of, goals: { ...of.goals, retirementIncome: mend.amount } };
    case 'Postpone':
      return {
        ...of,
        objectives: of.objectives.map((one) => (one.year === mend.from ? { ...one, year: mend.to } : one)),
      };
  }
};

/** One step less of the same change. */
const almost = (mend: Mend): Mend => {
  switch (mend._tag) {
    case 'SaveMonthly':
      return { ...mend, amount: cents(mend.amount - 1_00) };
    case 'RetireAt':
      return { ...mend, age: mend.age - 1 };
    case 'LiveOn':
      return { ...mend, amount: cents(mend.amount + 1_00) };
    case 'Postpone':
      return { ...mend, to: mend.to - 1 };
  }
};

describe('the year in which a plan breaks', () => {
  it('is the first interior year in which a line is not above zero', () => {
    // Savings of R$ 1.000 for 20 years last 8 years of R$ 5.000.
    const of = plan();
    const at = broken(of);
    expect(at).toMatchObject({ series: 'real', year: 2026 + (at?.age ?? 0) - 40 });
    const { ages = [], real = [] } = outlook(of)?.projection ?? {};
    const place = ages.indexOf(at?.age ?? 0);
    expect([(real[place - 1] ?? 0) > 0, (real[place] ?? 0) <= 0]).toEqual([true, true]);
  });

  it('is one of the ideal line, if that breaks first', () => {
    const of = plan({ monthlyIncome: cents(40_000_00), currentReserve: cents(1_000_00) }, [expense(300_000_00, 2028)]);
    expect(broken(of)).toEqual({ series: 'ideal', age: 42, year: 2028 });
  });

  it('is nothing exactly when the plan holds', () => {
    for (const example of WORKED_EXAMPLES) expect(broken(planOf(example)) === undefined).toBe(example.isViable);
  });

  it('is said with its line, its year and the age', () => {
    expect(breakMessage({ series: 'ideal', age: 42, year: 2028 })).toBe(
      'A linha Ideal chega a zero em 2028, aos 42 anos.',
    );
  });
});

describe('what mends a plan', () => {
  it('is each change that alone makes it hold, and no larger than needed', () => {
    const of = plan({ currentReserve: cents(200_000_00) }, [expense(150_000_00, 2030)]);
    const mends = mendsOf(of);
    expect(mends.map(({ _tag }) => _tag)).toEqual(['SaveMonthly', 'RetireAt', 'LiveOn', 'Postpone']);
    for (const mend of mends) {
      expect(holds(mended(of, mend))).toBe(true);
      expect(holds(mended(of, almost(mend)))).toBe(false);
    }
  });

  it('leaves the inheritance as well (decision 0226)', () => {
    const of = plan({ inheritance: cents(100_000_00) });
    const mends = mendsOf(of);
    expect(mends.map(({ _tag }) => _tag)).toEqual(['SaveMonthly', 'RetireAt', 'LiveOn']);
    for (const mend of mends)
      expect(outlook(mended(of, mend))?.projection.real.at(-1)).toBeGreaterThanOrEqual(100_000_00);
  });

  it('makes any broken plan hold, whichever change the client chooses', () => {
    fc.assert(
      fc.property(anyPlan, (of) => {
        fc.pre(broken(of) !== undefined);
        for (const mend of mendsOf(of)) expect([mend, holds(mended(of, mend))]).toEqual([mend, true]);
      }),
    );
  });

  it('asks for the savings that the sentence of the chart names, and for no real more', () => {
    fc.assert(
      fc.property(anyPlan, (of) => {
        const worked = outlook(of);
        fc.pre(worked !== undefined && ageWithoutMoney(worked) !== undefined);
        const savings = mendsOf(of).find(({ _tag }) => _tag === 'SaveMonthly');
        const [, said] = / poupe (.*) por mês\.$/.exec(worked ? lifeLineSentence(of, worked) : '') ?? [];
        expect(said).toBe(savings && mendMessage(savings).replace(/^poupar (.*) por mês$/, '$1'));
        fc.pre(savings?._tag === 'SaveMonthly');
        expect(savings.amount === 0 || !holds(mended(of, almost(savings)))).toBe(true);
        // The figure 'Quanto poupar por mês' is the same amount to the cent, unless retirement comes before an
        // objective.
        const rounded = savings.amount - (worked?.missing.amount ?? 0);
        const retirement = of.currentYear + of.goals.retirementAge - of.currentAge;
        expect(of.objectives.some(({ year }) => year > retirement) || (rounded >= 0 && rounded <= 1_00)).toBe(true);
      }),
    );
  });

  it('asks for no savings if the ideal line breaks as well', () => {
    const of = plan({}, [expense(300_000_00, 2028)]);
    expect(mendsOf(of).map(({ _tag }) => _tag)).not.toContain('SaveMonthly');
  });

  it('postpones an objective to a year that its form accepts on every day of the year', () => {
    // The client saves R$ 12.000 a year from 2026, and retires in 2046, or in 2045 before the birthday.
    const years = (amount: number) =>
      mendsOf(
        plan({ yearlyReturn: 0, lifeExpectancy: 61, retirementIncome: cents(2_000_00) }, [expense(amount, 2030)]),
      ).flatMap((mend) => (mend._tag === 'Postpone' ? [mend.to] : []));
    expect(years(215_999_00)).toEqual([2044]);
    expect(years(216_000_00)).toEqual([]);
  });

  it('is said as something to do', () => {
    const amount = cents(1_230_00);
    expect([
      mendMessage({ _tag: 'SaveMonthly', amount }),
      mendMessage({ _tag: 'RetireAt', age: 67 }),
      mendMessage({ _tag: 'LiveOn', amount }),
      mendMessage({ _tag: 'Postpone', from: 2027, to: 2030 }),
    ]).toEqual([
      'poupar R$\u00a01.230 por mês',
      'parar aos 67 anos',
      'viver com R$\u00a01.230 por mês na aposentadoria',
      'adiar o objetivo de 2027 para 2030',
    ]);
  });
});

describe('the levers of a plan', () => {
  it('change nothing while nobody moves them', () => {
    expect(goalsWith(goals(), leversOf(goals()))).toEqual(goals());
    const spending = goals({ monthlyExpense: cents(9_000_00) });
    expect(goalsWith(spending, leversOf(spending))).toEqual(spending);
  });

  it('save any amount, with an expense that the form of goals accepts', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (amount) => {
        const moved = goalsWith(goals(), { ...leversOf(goals()), monthlySavings: cents(amount) });
        expect(moved.monthlyIncome - moved.monthlyExpense).toBe(amount);
        expect(moved.monthlyExpense).toBeGreaterThan(0);
      }),
    );
  });
});

import * as E from 'fp-ts/Either';
import { cents, type Cents } from '../../kernel/money.ts';
import { savingMore } from '../goals/levers.rules.ts';
import type { Expense, Goals, Outlook, Plan } from '../plan.ts';
import { outlookOf } from './outlook.rules.ts';

/** Where a plan breaks: the first interior year in which one of its lines reaches zero. */
export interface PlanBreak {
  readonly series: 'real' | 'ideal';
  /** In completed years. */
  readonly age: number;
  readonly year: number;
}

/** One change that alone makes a broken plan hold. */
export type Mend =
  | { readonly _tag: 'SaveMonthly'; readonly amount: Cents }
  | { readonly _tag: 'RetireAt'; readonly age: number }
  | { readonly _tag: 'LiveOn'; readonly amount: Cents }
  | { readonly _tag: 'Postpone'; readonly from: number; readonly to: number };

/**
 * The first year that makes a plan invalid. The real line counts first, because the client knows its savings.
 *
 * @returns `undefined` for a plan that holds
 * @see spec B §4 Financial independence calculation, "reaches zero in any interior year"; decision Q007
 */
export const breakOf = (
  { currentYear }: Pick<Plan, 'currentYear'>,
  { projection: { ages, ...lines } }: Pick<Outlook, 'projection'>,
): PlanBreak | undefined => {
  const found = (['real', 'ideal'] as const)
    .map((series) => ({ series, at: lines[series].slice(1, -1).findIndex((balance) => balance <= 0) + 1 }))
    .filter(({ at }) => at > 0)
    .toSorted((one, other) => one.at - other.at)[0];
  return found && { series: found.series, age: (ages[0] ?? 0) + found.at, year: currentYear + found.at };
};

/**
 * The smallest changes that each alone make a plan hold: more savings, a later retirement, a smaller income, or a later
 * objective. A change that cannot mend the plan is left out. Amounts are whole tens of reais.
 *
 * @see decision 0208
 */
export const mendsOf = (plan: Plan): readonly Mend[] => [
  ...moreSavings(plan),
  ...laterRetirement(plan),
  ...smallerIncome(plan),
  ...laterObjective(plan),
];

const holds = (plan: Plan): boolean => {
  const outlook = outlookOf(plan);
  return E.isRight(outlook) && outlook.right.isViable;
};

const withGoals = (plan: Plan, changes: Partial<Goals>): Plan => ({ ...plan, goals: { ...plan.goals, ...changes } });

/** What a mend counts in: R$ 10. */
const STEP = 10_00;

/** The first number of steps, at most `most`, that a rule accepts. The rule accepts each number above it, too. */
const fewest = (most: number, accepts: (steps: number) => boolean): number | undefined => {
  if (!accepts(most)) return undefined;
  let [refused, accepted] = [-1, most];
  while (accepted - refused > 1) {
    const middle = Math.floor((refused + accepted) / 2);
    if (accepts(middle)) accepted = middle;
    else refused = middle;
  }
  return accepted;
};

/** Nobody saves more than ten times the income of retirement. */
const moreSavings = (plan: Plan): readonly Mend[] => {
  const { retirementIncome, monthlyIncome, monthlyExpense } = plan.goals;
  const first = Math.max(0, Math.ceil((monthlyIncome - monthlyExpense) / STEP));
  const savings = (steps: number) => cents((first + steps) * STEP);
  const steps = fewest(Math.ceil((10 * retirementIncome) / STEP), (count) =>
    holds(withGoals(plan, savingMore(plan.goals, savings(count)))),
  );
  return steps === undefined ? [] : [{ _tag: 'SaveMonthly', amount: savings(steps) }];
};

const laterRetirement = (plan: Plan): readonly Mend[] => {
  const { retirementAge, lifeExpectancy } = plan.goals;
  const later = Array.from({ length: lifeExpectancy - retirementAge - 1 }, (_, years) => retirementAge + 1 + years);
  const age = later.find((each) => holds(withGoals(plan, { retirementAge: each })));
  return age === undefined ? [] : [{ _tag: 'RetireAt', age }];
};

const smallerIncome = (plan: Plan): readonly Mend[] => {
  const most = Math.floor(plan.goals.retirementIncome / STEP);
  const income = (steps: number) => cents((most - steps) * STEP);
  const steps = fewest(most - 1, (count) => holds(withGoals(plan, { retirementIncome: income(count) })));
  return steps === undefined ? [] : [{ _tag: 'LiveOn', amount: income(steps) }];
};

/**
 * Postpones one objective, the dearest first. It stays before the year of retirement (decision Q111), which comes a year sooner
 * for a client whose birthday is still to come this year.
 */
const laterObjective = (plan: Plan): readonly Mend[] => {
  const last = plan.currentYear + plan.goals.retirementAge - plan.currentAge - 2;
  for (const late of plan.objectives.toSorted((one, other) => other.amount - one.amount)) {
    const years = Array.from({ length: Math.max(0, last - late.year) }, (_, more) => late.year + 1 + more);
    const to = years.find((year) => holds({ ...plan, objectives: postponed(plan.objectives, late, year) }));
    if (to !== undefined) return [{ _tag: 'Postpone', from: late.year, to }];
  }
  return [];
};

const postponed = (objectives: readonly Expense[], late: Expense, year: number): readonly Expense[] =>
  objectives.map((each) => (each === late ? { ...each, year } : each));

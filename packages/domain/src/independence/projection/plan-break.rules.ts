import * as E from 'fp-ts/Either';
import { cents, zero, type Cents } from '../../kernel/money.ts';
import type { Expense, Goals, Outlook, Plan } from '../plan.ts';
import { horizonOf } from './horizon.rules.ts';
import { outlookOf } from './outlook.rules.ts';
import { balancesByAge } from './projection.rules.ts';
import { growth, monthlyRate, savedUp, usageRate } from './rate.rules.ts';

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

/** How many years from today a line reaches zero. `undefined` for a line that stays above it. */
const yearsToZero = (balances: readonly Cents[]): number | undefined => {
  const at = balances.slice(1, -1).findIndex((balance) => balance <= 0);
  return at === -1 ? undefined : at + 1;
};

/** The real line counts first. `undefined` for a plan that holds. @see spec B §4; decision Q007 */
export const breakOf = (
  { currentYear }: Pick<Plan, 'currentYear'>,
  { projection: { ages, ...lines } }: Pick<Outlook, 'projection'>,
): PlanBreak | undefined =>
  (['real', 'ideal'] as const)
    .flatMap((series) => {
      const at = yearsToZero(lines[series]);
      return at === undefined ? [] : [{ series, age: (ages[0] ?? 0) + at, year: currentYear + at }];
    })
    .toSorted((one, other) => one.year - other.year)[0];

/** The age at which the money of the client ends. `undefined` if it lasts. It looks at the real line alone. */
export const ageWithoutMoney = ({ projection: { ages, real } }: Pick<Outlook, 'projection'>): number | undefined => {
  const at = yearsToZero(real);
  return at === undefined ? undefined : (ages[0] ?? 0) + at;
};

/**
 * The least savings a month, in whole reais, with which a plan holds.
 *
 * (inheritance - last balance without savings) / (((1 + i)^n - 1) / i × (1 + u)^m)
 *
 * Without objectives after retirement this is the amount to save of Q007, rounded up.
 * @returns `undefined` if no savings help: no month of saving is left, or the ideal line reaches zero as well
 * @see decisions Q007, 0226
 */
export const savingsThatHold = (plan: Plan, { projection }: Pick<Outlook, 'projection'>): Cents | undefined => {
  const { accumulationMonths, usageMonths } = horizonOf(plan);
  if (accumulationMonths === 0 || yearsToZero(projection.ideal) !== undefined) return undefined;
  const { inheritance, yearlyReturn } = plan.goals;
  const lacking = inheritance - HALF_CENT - (balancesByAge(plan, zero).at(-1) ?? 0);
  const atEnd = savedUp(monthlyRate(yearlyReturn), accumulationMonths) * growth(usageRate(yearlyReturn), usageMonths);
  return cents(REAL * Math.ceil(Math.max(lacking / atEnd / REAL, 0)));
};

/** A balance that rounds up to the inheritance is the inheritance. @see decision 0070 */
const HALF_CENT = 0.5;

/** Each alone makes the plan hold, in whole reais. What cannot is left out. @see decisions 0208, 0226 */
export const mendsOf = (plan: Plan): readonly Mend[] => [
  ...moreSavings(plan),
  ...laterRetirement(plan),
  ...smallerIncome(plan),
  ...laterObjective(plan),
];

/** Whether a plan is possible and leaves the inheritance. @see decision 0226 */
const holds = (plan: Plan): boolean => {
  const outlook = outlookOf(plan);
  if (E.isLeft(outlook)) return false;
  const { isViable, projection } = outlook.right;
  return isViable && (projection.real.at(-1) ?? zero) >= plan.goals.inheritance;
};

const withGoals = (plan: Plan, changes: Partial<Goals>): Plan => ({ ...plan, goals: { ...plan.goals, ...changes } });

/** What amounts of a mend count in. */
const REAL = 1_00;

const moreSavings = (plan: Plan): readonly Mend[] => {
  const outlook = outlookOf(plan);
  const amount = E.isRight(outlook) ? savingsThatHold(plan, outlook.right) : undefined;
  return amount === undefined ? [] : [{ _tag: 'SaveMonthly', amount }];
};

const laterRetirement = (plan: Plan): readonly Mend[] => {
  const { retirementAge, lifeExpectancy } = plan.goals;
  const later = Array.from({ length: lifeExpectancy - retirementAge - 1 }, (_, years) => retirementAge + 1 + years);
  const age = later.find((each) => holds(withGoals(plan, { retirementAge: each })));
  return age === undefined ? [] : [{ _tag: 'RetireAt', age }];
};

/** Halves the room between an income that holds and one that does not. Nobody lives on nothing. */
const smallerIncome = (plan: Plan): readonly Mend[] => {
  const incomeOf = (reais: number) => cents(reais * REAL);
  let [held, broken] = [0, Math.floor(plan.goals.retirementIncome / REAL) + 1];
  while (broken - held > 1) {
    const middle = Math.floor((held + broken) / 2);
    if (holds(withGoals(plan, { retirementIncome: incomeOf(middle) }))) held = middle;
    else broken = middle;
  }
  return held === 0 ? [] : [{ _tag: 'LiveOn', amount: incomeOf(held) }];
};

/** The dearest first. It stays before retirement (decision Q111), a year sooner before this year's birthday. */
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

import { cents, type Cents } from '../../kernel/money.ts';
import type { Goals } from '../plan.ts';

/** What a client tries out: the four figures that they can change about their plan. */
export interface Levers {
  readonly monthlySavings: Cents;
  /** In completed years. */
  readonly retirementAge: number;
  readonly retirementIncome: Cents;
  /** As a fraction: 0.06 is 6% per year. */
  readonly yearlyReturn: number;
}

/** The levers as the goals have them. */
export const leversOf = ({ monthlyIncome, monthlyExpense, ...goals }: Goals): Levers => ({
  monthlySavings: cents(monthlyIncome - monthlyExpense),
  retirementAge: goals.retirementAge,
  retirementIncome: goals.retirementIncome,
  yearlyReturn: goals.yearlyReturn,
});

/**
 * Income and expense of a client who saves another amount. Who saves more spends less. An expense is never below zero:
 * beyond it the income grows.
 *
 * savingMore(goals, x).monthlyIncome - savingMore(goals, x).monthlyExpense = x for all x
 *
 * @see decision 0209
 */
export const savingMore = (
  { monthlyIncome }: Pick<Goals, 'monthlyIncome'>,
  savings: Cents,
): Pick<Goals, 'monthlyIncome' | 'monthlyExpense'> => ({
  monthlyIncome: cents(Math.max(monthlyIncome, savings)),
  monthlyExpense: cents(Math.max(monthlyIncome - savings, 0)),
});

/** The goals with the levers moved. */
export const goalsWith = (goals: Goals, { monthlySavings, ...levers }: Levers): Goals => ({
  ...goals,
  ...levers,
  ...(monthlySavings === leversOf(goals).monthlySavings ? {} : savingMore(goals, monthlySavings)),
});

import { cents, type Cents } from '../../kernel/money.ts';
import { horizonOf } from './horizon.rules.ts';
import type { Goals, Plan } from '../plan.ts';
import { growth, monthlyRate, savedUp, usageRate, worthToday } from './rate.rules.ts';

/** Income minus expense. Negative when the client spends more. @see spec B §3 Liberty data */
export const monthlySavings = ({
  monthlyIncome,
  monthlyExpense,
}: Pick<Goals, 'monthlyIncome' | 'monthlyExpense'>): Cents => cents(monthlyIncome - monthlyExpense);

/**
 * The reserve on the day of retirement that pays the income of every month and leaves the inheritance.
 *
 *     F = W × (1 - (1 + u)^-m) / u + inheritance × (1 + u)^-m
 *     F = W × m + inheritance, when u is 0
 *
 * W is the retirement income, u the monthly rate while the client uses the reserve, m the months of usage.
 * @returns cents, not rounded
 * @see decision Q007
 */
export const reserveAtRetirement = (plan: Plan): number => {
  const { retirementIncome, inheritance, yearlyReturn } = plan.goals;
  const { usageMonths } = horizonOf(plan);
  const rate = usageRate(yearlyReturn);
  return retirementIncome * worthToday(rate, usageMonths) + inheritance * growth(rate, -usageMonths);
};

/**
 * The amount that the reserve lacks at retirement when the client saves nothing more.
 *
 *     F - reserve × (1 + i)^n + Σ objective × (1 + i)^(n - t)
 *
 * n is the number of months of saving, t the month of the objective.
 * @returns cents at the day of retirement, not rounded. Zero when the reserve is enough.
 * @see decisions Q007, 0070
 */
export const shortfallAtRetirement = (plan: Plan): number => {
  const { currentReserve, yearlyReturn } = plan.goals;
  const { accumulationMonths, outflows } = horizonOf(plan);
  const rate = monthlyRate(yearlyReturn);
  const objectives = outflows.reduce(
    (all, { month, amount }) => all + amount * growth(rate, accumulationMonths - month),
    0,
  );
  const reserve = currentReserve * growth(rate, accumulationMonths);
  return Math.max(0, reserveAtRetirement(plan) - reserve + objectives);
};

/**
 * The amount to save at the end of each month until retirement.
 *
 *     S = shortfall × i / ((1 + i)^n - 1)
 *     S = shortfall / n, when i is 0
 * @returns cents a month, not rounded. Zero when nothing is missing or no month of saving is left.
 * @see decisions Q007, Q008
 */
export const idealSavings = (plan: Plan): number => {
  const { accumulationMonths } = horizonOf(plan);
  return accumulationMonths === 0
    ? 0
    : shortfallAtRetirement(plan) / savedUp(monthlyRate(plan.goals.yearlyReturn), accumulationMonths);
};

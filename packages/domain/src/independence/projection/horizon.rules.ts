import type { Expense, Plan } from '../plan.ts';

export const MONTHS_A_YEAR = 12;

/** A plan in months. Month 0 is today. */
interface Horizon {
  /** Months of saving, 0 when the client retires today. */
  readonly accumulationMonths: number;
  /** Months of using the savings. */
  readonly usageMonths: number;
  /** The amounts that leave the reserve besides the income. Each month is inside the plan. */
  readonly outflows: readonly Outflow[];
}

interface Outflow {
  readonly month: number;
  /** In cents. */
  readonly amount: number;
}

/**
 * Turns the years of a plan into months.
 *
 *     accumulation = 12 × (retirement age - current age)
 *     usage        = 12 × (life expectancy - retirement age)
 *     outflow at month 12 × (year of the objective - current year)
 *
 * An objective in a past year counts as paid. An objective after the life expectancy does not count either.
 * @see spec B §4 Financial independence calculation; decisions Q007, 0070
 */
export const horizonOf = ({ goals, objectives, currentAge, currentYear }: Plan): Horizon => {
  const accumulationMonths = MONTHS_A_YEAR * (goals.retirementAge - currentAge);
  const usageMonths = MONTHS_A_YEAR * (goals.lifeExpectancy - goals.retirementAge);
  const outflows = objectives
    .map(({ amount, year }: Expense): Outflow => ({ month: MONTHS_A_YEAR * (year - currentYear), amount }))
    .filter(({ month }) => month >= 0 && month <= accumulationMonths + usageMonths);
  return { accumulationMonths, usageMonths, outflows };
};

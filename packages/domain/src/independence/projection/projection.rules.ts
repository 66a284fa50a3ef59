import { horizonOf, MONTHS_A_YEAR } from './horizon.rules.ts';
import type { Plan } from '../plan.ts';
import { monthlyRate, usageRate } from './rate.rules.ts';
import { idealSavings, shortfallAtRetirement } from './savings.rules.ts';

/** Goes through the months of a plan. It multiplies the growth of each month by what `luck` answers. */
type Walk = (luck: () => number) => number[];

/**
 * Walks from today to the life expectancy. All payments are at the end of their month:
 *
 *     until retirement    balance × (1 + i) × luck + saving
 *     from then on        balance × (1 + u) × luck - income
 *     and, at its month,  - objective
 *
 * It does not round the balance between months, so it agrees with the closed formulas. A balance below zero is a debt
 * at the same rate.
 * @param saving cents a month, not rounded
 * @returns a walk: cents, not rounded, one balance for each age from today's to the life expectancy
 */
export const walkThrough = (plan: Plan, saving: number): Walk => {
  const { accumulationMonths, usageMonths, outflows } = horizonOf(plan);
  const { currentReserve, retirementIncome, yearlyReturn } = plan.goals;
  const months = accumulationMonths + usageMonths;
  const [saved, used] = [1 + monthlyRate(yearlyReturn), 1 + usageRate(yearlyReturn)];
  const paid = new Float64Array(months + 1);
  for (const { month, amount } of outflows) paid[month] = (paid[month] ?? 0) + amount;
  return (luck) => {
    let balance = currentReserve - (paid[0] ?? 0);
    const balances = [balance];
    for (let month = 1; month <= months; month += 1) {
      balance =
        month <= accumulationMonths ? balance * saved * luck() + saving : balance * used * luck() - retirementIncome;
      balance -= paid[month] ?? 0;
      if (month % MONTHS_A_YEAR === 0) balances.push(balance);
    }
    return balances;
  };
};

const asExpected = (): number => 1;

/**
 * The balance at each birthday, for an amount saved each month, when each month grows as the plan expects.
 * @param saving cents a month, not rounded
 * @returns cents, not rounded, one balance for each age from today's to the life expectancy
 * @see spec B §4 Financial independence calculation; decisions Q007, 0070
 */
export const balancesByAge = (plan: Plan, saving: number): readonly number[] => walkThrough(plan, saving)(asExpected);

/**
 * The balance at each birthday for a client who saves what they should save.
 *
 * After retirement it calculates the line backward from the inheritance: `before = (after + income) / (1 + u)`. Both
 * directions give the same line. But forward the error of a double grows, by cents over a long life, and backward it
 * shrinks. It calculates forward when the line does not end at the inheritance: nothing is missing, no month of saving
 * is left, or an objective comes after retirement.
 * @returns like `balancesByAge`
 * @see decisions Q007, 0070
 */
export const idealBalancesByAge = (plan: Plan): readonly number[] => {
  const forward = balancesByAge(plan, idealSavings(plan));
  return endsAtInheritance(plan)
    ? [...forward.slice(0, plan.goals.retirementAge - plan.currentAge), ...backFromInheritance(plan)]
    : forward;
};

const endsAtInheritance = (plan: Plan): boolean => {
  const { accumulationMonths, outflows } = horizonOf(plan);
  return (
    shortfallAtRetirement(plan) > 0 &&
    accumulationMonths > 0 &&
    outflows.every(({ month }) => month <= accumulationMonths)
  );
};

/** From the day of retirement to the life expectancy. */
const backFromInheritance = (plan: Plan): readonly number[] => {
  const { inheritance, retirementIncome, yearlyReturn } = plan.goals;
  const { usageMonths } = horizonOf(plan);
  const used = 1 + usageRate(yearlyReturn);
  let balance: number = inheritance;
  const balances = [balance];
  for (let month = usageMonths - 1; month >= 0; month -= 1) {
    balance = (balance + retirementIncome) / used;
    if (month % MONTHS_A_YEAR === 0) balances.push(balance);
  }
  return balances.toReversed();
};

/** The ages of the balances of `balancesByAge`. */
export const agesOf = ({ currentAge, goals }: Plan): readonly number[] =>
  Array.from({ length: goals.lifeExpectancy - currentAge + 1 }, (_, years) => currentAge + years);

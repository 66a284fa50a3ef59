import { horizonOf } from './horizon.rules.ts';
import type { Plan } from '../plan.ts';
import { monthlyRate, usageRate } from './rate.rules.ts';
import { idealSavings, shortfallAtRetirement } from './savings.rules.ts';

/**
 * The balance at each birthday, for so much saved a month. Everything flows at the end of its month:
 *
 *     until retirement    balance × (1 + i) + saving
 *     from then on        balance × (1 + u) - income
 *     and, at its month,  - objective
 *
 * The balance is never rounded on its way, so that it agrees with the closed formulas; one that fell below zero goes on
 * falling, as a debt at the same rate.
 *
 * @param saving cents a month, not rounded
 * @returns cents, not rounded, from today's age to the life expectancy: one more than there are years
 * @see spec B §4 Financial independence calculation; decisions Q007, 0070
 */
export const balancesByAge = (plan: Plan, saving: number): readonly number[] => {
  const { accumulationMonths, usageMonths, outflows } = horizonOf(plan);
  const { currentReserve, retirementIncome, yearlyReturn } = plan.goals;
  const outflowIn = (month: number): number =>
    outflows.reduce((all, one) => all + (one.month === month ? one.amount : 0), 0);
  const [saved, used] = [1 + monthlyRate(yearlyReturn), 1 + usageRate(yearlyReturn)];
  let balance: number = currentReserve - outflowIn(0);
  const balances = [balance];
  for (let month = 1; month <= accumulationMonths + usageMonths; month += 1) {
    balance = month <= accumulationMonths ? balance * saved + saving : balance * used - retirementIncome;
    balance -= outflowIn(month);
    if (month % 12 === 0) balances.push(balance);
  }
  return balances;
};

/**
 * The balance at each birthday for a client who saves what they should.
 *
 * From retirement on it is reckoned back from the inheritance, `before = (after + income) / (1 + u)`, which is the same
 * line: forward, every error of a double grows with the returns, by cents and more over a long life; backward it shrinks.
 * Only where nothing need be saved, nothing can be, or an objective falls after retirement the line ends elsewhere.
 *
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
    if (month % 12 === 0) balances.push(balance);
  }
  return balances.toReversed();
};

/** The ages that `balancesByAge` answers for. */
export const agesOf = ({ currentAge, goals }: Plan): readonly number[] =>
  Array.from({ length: goals.lifeExpectancy - currentAge + 1 }, (_, years) => currentAge + years);

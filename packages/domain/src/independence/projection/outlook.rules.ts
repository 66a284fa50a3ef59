import * as E from 'fp-ts/Either';
import { horizonOf } from './horizon.rules.ts';
import type { PlanFailure } from '../independence.errors.ts';
import type { Missing, Outlook, Plan, Projection } from '../plan.ts';
import { agesOf, balancesByAge, idealBalancesByAge } from './projection.rules.ts';
import { monthlyRate } from './rate.rules.ts';
import { isExactInCents, rounded } from './rounding.ts';
import { idealSavings, monthlySavings, reserveAtRetirement, shortfallAtRetirement } from './savings.rules.ts';
import { isViable } from './viability.rules.ts';

/**
 * Calculates a whole plan. It makes no call.
 *
 * @returns the amounts of the dashboard and the two lines of its chart, or a failure when an amount is too large for
 *   exact cents (R$ 90 trillion)
 * @see spec B §2 Financial independence, B §4 Financial independence calculation; decisions Q007 to Q009, 0070
 */
export const outlookOf = (plan: Plan): E.Either<PlanFailure, Outlook> => {
  const saved = monthlySavings(plan.goals);
  const exact = {
    reserve: reserveAtRetirement(plan),
    missing: missingOf(plan),
    real: balancesByAge(plan, saved),
    ideal: idealBalancesByAge(plan),
  };
  if (![exact.reserve, exact.missing.amount, ...exact.real, ...exact.ideal].every(isExactInCents))
    return E.left({ _tag: 'AmountsTooLarge' });
  const projection: Projection = {
    ages: agesOf(plan),
    real: exact.real.map(rounded),
    ideal: exact.ideal.map(rounded),
  };
  return E.right({
    monthlyRate: monthlyRate(plan.goals.yearlyReturn),
    reserveAtRetirement: rounded(exact.reserve),
    monthlySavings: saved,
    missing: { _tag: exact.missing._tag, amount: rounded(exact.missing.amount) },
    projection,
    isViable: isViable(projection),
  });
};

/** The missing amount. It is due at once when no month of saving is left. @see decision Q008 */
const missingOf = (plan: Plan): { readonly _tag: Missing['_tag']; readonly amount: number } =>
  horizonOf(plan).accumulationMonths === 0
    ? { _tag: 'AtOnce', amount: shortfallAtRetirement(plan) }
    : { _tag: 'Monthly', amount: idealSavings(plan) };

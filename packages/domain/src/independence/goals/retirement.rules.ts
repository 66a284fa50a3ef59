import { yearOf, type CalendarDay } from '../../kernel/days.ts';
import type { RetirementError } from '../independence.errors.ts';
import type { Expense } from '../plan.ts';
import type { SavedPlan } from '../saved-plan.ts';
import { currentAgeOf } from '../saved-plan.rules.ts';
import { checkAges, type Ages } from './goals.rules.ts';

/** What the record of a client asks of their retirement age. An unknown birth date sets no limit. */
export interface RetirementLimits {
  /** In completed years, today in São Paulo. */
  readonly currentAge?: number | undefined;
  /** The last objective that is still ahead, and the first age at which the client retires after its year. */
  readonly lastObjective?: { readonly year: number; readonly leastAge: number } | undefined;
}

/** An objective of this year or before it is paid: no limit. @param today in São Paulo @see decisions 0070, 0320 */
export const retirementLimits = (
  { birth, objectives }: Pick<SavedPlan, 'birth'> & { readonly objectives: readonly Expense[] },
  today: CalendarDay,
): RetirementLimits => {
  if (birth === undefined) return {};
  const last = Math.max(...objectives.map(({ year }) => year));
  return {
    currentAge: currentAgeOf({ birth }, today),
    lastObjective: last > yearOf(today) ? { year: last, leastAge: last - yearOf(birth) + 1 } : undefined,
  };
};

/** Checks it against the other ages, then the year of each objective. @see spec B §5; decisions Q111, 0320 */
export const checkRetirement = (
  ages: Omit<Ages, 'current'>,
  { currentAge, lastObjective }: RetirementLimits,
): RetirementError | undefined => {
  const error = checkAges({ current: currentAge, ...ages });
  if (error !== undefined || lastObjective === undefined || ages.retirement === undefined) return error;
  return ages.retirement < lastObjective.leastAge ? { _tag: 'NotAfterObjectives', ...lastObjective } : undefined;
};

import * as E from 'fp-ts/Either';
import { ageOn, yearOf, type CalendarDay } from '../kernel/days.ts';
import { checkAges } from './goals/goals.rules.ts';
import type { AgeError, BirthDateMissing, PlanFailure } from './independence.errors.ts';
import { outlookOf } from './projection/outlook.rules.ts';
import type { Goals, Outlook, Plan } from './plan.ts';
import type { SavedPlan } from './saved-plan.ts';

/** The client's age in completed years. `undefined` while the birth date is not known. @param today in São Paulo */
export const currentAgeOf = ({ birth }: Pick<SavedPlan, 'birth'>, today: CalendarDay): number | undefined =>
  birth === undefined ? undefined : ageOn(birth, today);

/** @param today in São Paulo @see decision 0143 for a client whose birth date is not known */
export const planWith = (
  goals: Goals,
  { objectives, birth }: Pick<SavedPlan, 'birth'> & Pick<Plan, 'objectives'>,
  today: CalendarDay,
): E.Either<BirthDateMissing, Plan> =>
  birth === undefined
    ? E.left({ _tag: 'BirthDateMissing' })
    : E.right({ goals, objectives, currentAge: ageOn(birth, today), currentYear: yearOf(today) });

/** An old plan, or one of a program, may have wrong ages. @see decision 0143 for a retirement age that has passed */
export const checkedOutlook = (plan: Plan): E.Either<AgeError | PlanFailure, Outlook> => {
  const { retirementAge: retirement, lifeExpectancy } = plan.goals;
  const error = checkAges({ current: plan.currentAge, retirement, lifeExpectancy });
  return error === undefined ? outlookOf(plan) : E.left(error);
};

import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { calendarDay } from '../kernel/days.ts';
import { outlookOf } from './projection/outlook.rules.ts';
import { checkedOutlook, currentAgeOf, planWith } from './saved-plan.rules.ts';
import { goals, objective, plan } from './testing/index.ts';

const birth = calendarDay('1984-03-12');

it('counts the age in completed years, which grows on the birthday', () => {
  expect(currentAgeOf({ birth }, calendarDay('2026-03-11'))).toBe(41);
  expect(currentAgeOf({ birth }, calendarDay('2026-03-12'))).toBe(42);
  expect(currentAgeOf({ birth: undefined }, calendarDay('2026-03-12'))).toBeUndefined();
});

it('makes a plan from goals, objectives, age and year, but not without a birth date (decision 0143)', () => {
  const objectives = [objective()];
  const today = calendarDay('2026-11-21');
  expect(planWith(goals(), { objectives, birth }, today)).toEqual(
    E.right({ goals: goals(), objectives, currentAge: 42, currentYear: 2026 }),
  );
  expect(planWith(goals(), { objectives, birth: undefined }, today)).toEqual(E.left({ _tag: 'BirthDateMissing' }));
});

it('calculates a plan whose ages are in order, and fails after the retirement age has passed (decision 0143)', () => {
  expect(checkedOutlook(plan())).toEqual(outlookOf(plan()));
  expect(checkedOutlook({ ...plan(), currentAge: 60 })._tag).toBe('Right');
  expect(checkedOutlook({ ...plan(), currentAge: 61 })).toEqual(E.left({ _tag: 'BelowCurrentAge' }));
  expect(checkedOutlook(plan({ retirementAge: 80 }))).toEqual(E.left({ _tag: 'NotBelowLifeExpectancy' }));
});

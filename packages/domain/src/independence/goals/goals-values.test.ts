import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, typedFrom } from '../../kernel/fields/index.ts';
import { cents } from '../../kernel/money.ts';
import { goalsForm, goalsOf, goalsValuesOf } from './goals.form.ts';
import type { Goals } from '../plan.ts';
import { goals } from '../testing/index.ts';

const due = fc.integer({ min: 1, max: 1e12 }).map(cents);
const optional = fc.integer({ min: 0, max: 1e12 }).map(cents);
const anyGoals: fc.Arbitrary<Goals> = fc
  .record({
    retirementIncome: due,
    // A percent with two decimals, as the form accepts it.
    yearlyReturn: fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100 / 100),
    inheritance: optional,
    currentReserve: optional,
    monthlyIncome: due,
    monthlyExpense: due,
    retirementAge: fc.integer({ min: 40, max: 997 }),
    after: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ after, ...rest }) => ({ ...rest, lifeExpectancy: rest.retirementAge + after }));

it('makes the same goals from the values of saved goals', () => {
  const form = goalsForm({ currentAge: 40 });
  const today = calendarDay('2026-11-20');
  fc.assert(
    fc.property(anyGoals, (given) => {
      expect(goalsOf(goalsValuesOf(given))).toEqual(given);
      const typed = typedFrom(form, goalsValuesOf(given));
      expect(E.map(goalsOf)(checkForm(form, typed, { today }))).toEqual(E.right(given));
    }),
  );
});

it('leaves empty fields empty, and shows seven percent as 7', () => {
  expect(goalsValuesOf(goals({ yearlyReturn: 0.07 })).yearlyReturn).toBe(7);
  const typed = typedFrom(
    goalsForm({ currentAge: 40 }),
    goalsValuesOf(goals({ yearlyReturn: 0.07, currentReserve: cents(1) })),
  );
  expect(typed).toMatchObject({ inheritance: '', currentReserve: 'R$ 0,01', yearlyReturn: '7' });
});

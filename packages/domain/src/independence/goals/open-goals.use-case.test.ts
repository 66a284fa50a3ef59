import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, typedFrom } from '../../kernel/fields/index.ts';
import { clockAt, unreachable } from '../../kernel/testing/index.ts';
import { goals } from '../testing/index.ts';
import { goalsValuesOf } from './goals.form.ts';
import { makeOpenGoals } from './open-goals.use-case.ts';

const clock = clockAt('2026-11-20T23:59:59-03:00');
const saved = { goals: undefined, objectives: [], birth: calendarDay('1966-11-21') };

it("opens a form that calculates the age on the server's day, in São Paulo", async () => {
  const today = calendarDay('2026-11-20');
  const age = async (retirementAge: number) => {
    const opened = await makeOpenGoals({ loadPlan: () => TE.right(saved), clock })(1)();
    if (E.isLeft(opened)) throw new Error('not opened');
    const { form } = opened.right;
    return checkForm(form, typedFrom(form, goalsValuesOf(goals({ retirementAge }))), { today })._tag;
  };
  // The client turns 60 a second later.
  expect([await age(59), await age(58)]).toEqual(['Right', 'Left']);
});

it('does not open without the saved plan', async () => {
  const open = makeOpenGoals({ loadPlan: () => TE.left(unreachable), clock });
  expect(await open(1)()).toEqual(E.left(unreachable));
});

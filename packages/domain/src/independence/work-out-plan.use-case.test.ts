import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { calendarDay } from '../kernel/days.ts';
import { clockAt, unreachable } from '../kernel/testing/index.ts';
import { outlookOf } from './projection/outlook.rules.ts';
import type { SavedPlan } from './saved-plan.ts';
import { goals, plan } from './testing/index.ts';
import { makeWorkOutPlan } from './work-out-plan.use-case.ts';

const clock = clockAt('2026-11-20T14:00:00-03:00');
const saved: SavedPlan = { goals: goals(), objectives: [], birth: calendarDay('1986-11-20') };
const workOut = (changes: Partial<SavedPlan> = {}) =>
  makeWorkOutPlan({ loadPlan: () => TE.right({ ...saved, ...changes }), clock })(1)();

it("calculates the saved goals on the server's day", async () => {
  expect(await workOut()).toEqual(E.right({ goals: goals(), plan: plan(), outlook: outlookOf(plan()) }));
});

it('answers nothing before the client saved goals', async () => {
  expect(await workOut({ goals: undefined })).toEqual(E.right(undefined));
});

it('keeps goals without an outlook, and says why (decision 0143)', async () => {
  const failure = async (changes: Partial<SavedPlan>) => {
    const answer = await workOut(changes);
    expect(answer).toMatchObject({ right: { goals: goals() } });
    return E.isRight(answer) ? answer.right?.outlook : undefined;
  };
  expect(await failure({ birth: undefined })).toEqual(E.left({ _tag: 'BirthDateMissing' }));
  expect(await failure({ birth: calendarDay('1965-11-20') })).toEqual(E.left({ _tag: 'BelowCurrentAge' }));
});

it('fails with the failure of the load', async () => {
  expect(await makeWorkOutPlan({ loadPlan: () => TE.left(unreachable), clock })(1)()).toEqual(E.left(unreachable));
});

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm, typedFrom } from '../../kernel/fields/index.ts';
import type { SavedPlan } from '../saved-plan.ts';
import { goals, objective } from '../testing/index.ts';
import { objectiveWith } from './objective.rules.ts';
import { makeOpenObjective } from './open-objective.use-case.ts';

const house = objective({ id: 7, color: '#0B5140' });
const saved: SavedPlan = { goals: goals(), objectives: [house], birth: calendarDay('1986-11-20') };
const open = (which: Parameters<ReturnType<typeof makeOpenObjective>>[1], changes: Partial<SavedPlan> = {}) =>
  makeOpenObjective(() => TE.right({ ...saved, ...changes }))(1, which)();

it('opens the form of a new objective while there are fewer than five [R705]', async () => {
  expect(await open('new')).toMatchObject({ right: { before: undefined } });
  const full = Array.from({ length: 5 }, (_, id) => objective({ id }));
  expect(await open('new', { objectives: full })).toEqual(E.left({ _tag: 'ObjectivesFull' }));
  expect(await open(objectiveWith(4), { objectives: full })).toMatchObject({ right: { before: { id: 4 } } });
});

it('opens the form of the objective with the id', async () => {
  expect(await open(objectiveWith(7))).toMatchObject({ right: { before: house } });
  expect(await open(objectiveWith(8))).toEqual(E.left({ _tag: 'ObjectiveMissing' }));
});

it('opens the form with the stored colour, in upper or lower case, or another one (decision 0227)', async () => {
  const colorOf = async (color: string) => {
    const opened = await open(objectiveWith(7), { objectives: [{ ...house, color }] });
    if (E.isLeft(opened)) throw new Error('not opened');
    const { form, before } = opened.right;
    const checked = checkForm(form, typedFrom(form, before ?? {}), { today: calendarDay('2026-11-20') });
    return E.isRight(checked) ? checked.right.color : checked.left;
  };
  expect(await colorOf('#3260b9')).toBe('#3260B9');
  expect(await colorOf('teal')).toBe('teal');
});

it('opens a form that knows the year of the retirement', async () => {
  const yearError = async (year: number) => {
    const opened = await open('new');
    if (E.isLeft(opened)) throw new Error('not opened');
    const { form } = opened.right;
    const checked = checkForm(form, typedFrom(form, { ...house, year }), { today: calendarDay('2026-11-20') });
    return E.isLeft(checked) ? checked.left.year : undefined;
  };
  expect(await yearError(2045)).toBeUndefined();
  expect(await yearError(2046)).toEqual({ _tag: 'NotBeforeRetirement', retirementYear: 2046 });
});

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../kernel/days.ts';
import { unreachable } from '../kernel/testing/index.ts';
import { makeLoadPlan } from './load-plan.use-case.ts';
import { births, goals, objective, objectives, plans } from './testing/index.ts';

const house = objective({ id: 7 });

describe('a load of the plan', () => {
  const birth = calendarDay('1984-03-12');

  it('gathers goals, objectives and the birth date', async () => {
    const server = plans();
    const load = makeLoadPlan({ plans: server, objectives: objectives([house]), births: births(birth) });
    expect(await load(1)()).toEqual(E.right({ goals: undefined, objectives: [house], birth }));
    await server.save(goals())();
    expect(await load(1)()).toMatchObject({ right: { goals: goals() } });
  });

  it('fails with the failure of the load', async () => {
    const notLoaded = { _tag: 'ObjectivesNotLoaded', why: unreachable };
    const parts = { plans: plans(), objectives: objectives(), births: births() };
    const loading = (failing: Partial<typeof parts>) => makeLoadPlan({ ...parts, ...failing })(1)();
    expect(await loading({ objectives: objectives([], unreachable) })).toEqual(E.left(notLoaded));
    expect(await loading({ births: { of: () => TE.left(unreachable) } })).toEqual(E.left(unreachable));
  });
});

import { composeIndependence, goalsValuesOf, type SavedPlan } from '@aroeira/domain/independence';
import { goals } from '@aroeira/domain/independence/testing';
import { cents } from '@aroeira/domain/kernel';
import { clockAt } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { beforeAll, describe, expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { control, type PersonaKey } from '../http/testing/index.ts';
import type { Fetch } from '../http/transport.ts';
import { makeHttpIndependencePorts } from './index.ts';

const trip = { title: 'Ano sabático', amount: cents(120_000_00), year: 2040, color: '#3260B9' };

const { sandbox, signedIn } = testSandbox();
beforeAll(() => control(sandbox, 'POST clock', { set: '2026-11-21T15:00:00Z' }), 60_000);

/** A client's plan at the sandbox, and the calls that were made. */
const clock = clockAt('2026-11-21T12:00:00-03:00');

const planOf = async (whose: PersonaKey) => {
  const sent: string[] = [];
  const fetch: Fetch = (url, init) => {
    sent.push(`${init.method} ${url.replace('http://sandbox.test/api/', '')}`);
    return sandbox.fetch(url, init);
  };
  const { http, session } = await signedIn(whose, fetch);
  const ports = makeHttpIndependencePorts(http);
  const plan = composeIndependence({ ports, clock });
  const loaded = async (): Promise<SavedPlan> => {
    const answer = await plan.loadPlan(session.clientId)();
    if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
    return answer.right;
  };
  sent.length = 0;
  return {
    sent,
    loaded,
    ...ports,
    ...plan,
  };
};

describe('the plan', () => {
  it('of ana has goals and three objectives, and holds', async () => {
    const ana = await planOf('ana');
    const saved = await ana.loaded();
    expect(saved).toMatchObject({ birth: '1984-03-12', goals: { yearlyReturn: 0.06, retirementAge: 65 } });
    expect(saved.objectives).toHaveLength(3);
    const values = goalsValuesOf(saved.goals ?? goals());
    expect(await ana.saveGoals(values, saved)()).toMatchObject({ right: { outlook: { isViable: true } } });
    expect((await ana.loaded()).goals).toEqual(saved.goals);
  });

  it('of valter is empty at first, and is loaded as it was saved [R704]', async () => {
    const valter = await planOf('valter');
    const saved = await valter.loaded();
    expect(saved).toMatchObject({ goals: undefined, objectives: [] });
    const given = goals({
      retirementAge: 90,
      lifeExpectancy: 99,
      yearlyReturn: 0.0655,
      currentReserve: cents(1e9 + 1),
    });
    const answer = await valter.saveGoals(goalsValuesOf(given), saved)();
    expect(answer).toMatchObject({ right: { outlook: { isViable: true } } });
    expect((await valter.loaded()).goals).toEqual(given);
    expect(valter.sent.filter((call) => call.endsWith('liberty'))).toEqual([
      'GET liberty',
      'POST liberty',
      'GET liberty',
    ]);
  });
});

describe('objectives', () => {
  it('are created, updated and removed by the calls of the specification [R720] [R721] [R727]', async () => {
    const valter = await planOf('valter');
    const saved = await valter.saveObjective(trip, { id: undefined, saved: await valter.loaded() })();
    const [made] = (await valter.loaded()).objectives;
    expect(made).toMatchObject(trip);
    const id = made?.id ?? 0;
    expect(saved).toEqual(E.right({ outcome: 'created', id }));
    expect(await valter.saveObjective({ ...trip, title: 'Lisboa' }, { id, saved: await valter.loaded() })()).toEqual(
      E.right({ outcome: 'updated', id }),
    );
    expect((await valter.loaded()).objectives).toEqual([{ id, ...trip, title: 'Lisboa' }]);
    expect(await valter.removeObjective({ id }, TE.right(false))()).toEqual(E.right('kept'));
    expect((await valter.loaded()).objectives).toHaveLength(1);
    expect(await valter.removeObjective({ id }, TE.right(true))()).toEqual(E.right('removed'));
    expect((await valter.loaded()).objectives).toEqual([]);
    expect(valter.sent.filter((call) => !call.startsWith('GET'))).toEqual([
      'POST liberty/objective/0',
      `POST liberty/objective/${id}`,
      `DELETE liberty/objective/${id}`,
    ]);
  });
});

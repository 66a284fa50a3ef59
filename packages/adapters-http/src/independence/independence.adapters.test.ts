import { goals, objective } from '@aroeira/domain/independence/testing';
import { calendarDay, cents } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { makeHttpIndependencePorts } from './index.ts';
import { libertyBody, MaybeGoals } from './plans.codecs.ts';

const at = (body: unknown) => {
  const { http, ...server } = answering(200, body);
  return { ...server, ...makeHttpIndependencePorts(http) };
};

const wire = {
  monthlyIncomeUsufruct: 5000,
  retirementAge: 60,
  annualReturnRate: 7,
  lifeExpectancy: 80,
  inheritanceValue: 0,
  currentReservation: 1_284_530.27,
  monthlyIncome: 4000,
  monthlyExpense: 3000,
};
const ours = goals({ yearlyReturn: 0.07, currentReserve: cents(1_284_530_27) });

describe('goals', () => {
  it('are loaded with GET liberty and saved with POST liberty, in the names of the wire [R704]', async () => {
    const { seen, calls, plans } = at(wire);
    expect(await plans.load()).toEqual(E.right(ours));
    expect(await plans.save(ours)()).toEqual(E.right(undefined));
    expect(calls()).toEqual(['GET /liberty', 'POST /liberty']);
    expect(seen[1]?.body).toEqual(wire);
  });

  it('are absent in an empty answer, and unreadable in one that lacks a field', async () => {
    expect(await at({}).plans.load()).toEqual(E.right(undefined));
    const { lifeExpectancy: _, ...fewer } = wire;
    expect(await at(fewer).plans.load()).toEqual(E.left({ _tag: 'Unreadable', path: 'lifeExpectancy' }));
    for (const body of [[], null]) expect((await at(body).plans.load())._tag).toBe('Left');
  });

  it('read a missing or null amount as zero', async () => {
    const { inheritanceValue: _, ...fewer } = wire;
    const answer = await at({ ...fewer, currentReservation: null }).plans.load();
    expect(answer).toMatchObject({ right: { inheritance: 0, currentReserve: 0 } });
  });

  it('are read as they were sent, with any percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), (hundredths) => {
        const body = libertyBody(goals({ yearlyReturn: hundredths / 100 / 100 }));
        expect(body.annualReturnRate).toBe(hundredths / 100);
        expect(MaybeGoals.decode(body)).toEqual(E.right(goals({ yearlyReturn: hundredths / 100 / 100 })));
      }),
    );
  });
});

describe('objectives', () => {
  const [house] = [objective({ id: 7 })];
  const values = { title: house.title, amount: house.amount, year: house.year, color: house.color };
  const body = { title: 'Casa na praia', value: 300_000, year: 2034, color: '#14463F' };

  it('have the id of the answer, and are created also without one (decision 0144)', async () => {
    for (const [answer, id] of [
      [{ id: 7, ...body }, 7],
      [{ id: '7' }, undefined],
      [[], undefined],
    ] as const)
      expect(await at(answer).objectives.create(values)()).toEqual(E.right(id));
  });
});

it('reads the birth date of a client, which may be unknown', async () => {
  const { calls, births } = at({ id: 7, name: 'Ana', birthDate: '1984-03-12' });
  expect(await births.of(7)()).toEqual(E.right(calendarDay('1984-03-12')));
  expect(calls()).toEqual(['GET /clients/7']);
  expect(await at({ birthDate: null }).births.of(7)()).toEqual(E.right(undefined));
  expect(await at({ birthDate: '1984-02-30' }).births.of(7)()).toMatchObject({
    left: { _tag: 'Unreadable', path: 'birthDate' },
  });
});

describe('the risk profile', () => {
  it('is the one of the category in GET /clients/{id}', async () => {
    const { calls, riskProfiles } = at({ riskProfileCategory: { id: 2, name: 'Moderado' } });
    expect(await riskProfiles.of(7)()).toEqual(E.right('moderate'));
    expect(calls()).toEqual(['GET /clients/7']);
  });

  it('is nothing for a client without a category, or with one that nobody knows', async () => {
    for (const body of [{}, { riskProfileCategory: null }, { riskProfileCategory: { id: 9 } }])
      expect(await at(body).riskProfiles.of(7)()).toEqual(E.right(undefined));
  });
});

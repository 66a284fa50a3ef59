import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { cents } from '../../kernel/money.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { clockAt, gateway, refused, unreachable, unreadable } from '../../kernel/testing/index.ts';
import { objectiveSavedMessage, saveObjectiveMessage } from '../independence.messages.ts';
import type { Objectives } from '../independence.ports.ts';
import type { Objective } from '../plan.ts';
import type { SavedPlan } from '../saved-plan.ts';
import { goals, objective, objectives } from '../testing/index.ts';
import { makeSaveObjective, type SavedObjective } from './save-objective.use-case.ts';

const house = objective({ id: 7 });
const trip = { title: 'Lisboa', amount: cents(120_000_00), year: 2031, color: '#3260B9' };
const clock = clockAt('2026-11-20T14:00:00-03:00');
/** A client of 40 today, without goals. */
const saved: SavedPlan = { goals: undefined, objectives: [house], birth: calendarDay('1986-11-20') };
const told = E.match(saveObjectiveMessage, ({ outcome }: SavedObjective) => objectiveSavedMessage(outcome));

describe('a save of an objective', () => {
  it('creates without an id and updates with an id, each with its sentence [R731]', async () => {
    const server = objectives([house]);
    const save = makeSaveObjective({ objectives: server, clock });
    expect(told(await save(trip, { id: undefined, saved })())).toBe('Objetivo criado com sucesso!');
    expect(told(await save(trip, { id: 7, saved })())).toBe('Objetivo atualizado com sucesso!');
    expect(server.asked).toEqual(['list', 'create', 'update 7']);
    expect(server.kept()).toEqual([
      { id: 2, ...trip },
      { id: 7, ...trip },
    ]);
  });

  it('returns the id of both', async () => {
    const save = makeSaveObjective({ objectives: objectives([house]), clock });
    expect(await save(trip, { id: undefined, saved })()).toEqual(E.right({ outcome: 'created', id: 2 }));
    expect(await save(trip, { id: 7, saved })()).toEqual(E.right({ outcome: 'updated', id: 7 }));
  });

  it('says that the objective was not saved, new or not [R730]', async () => {
    const save = makeSaveObjective({ objectives: objectives([house], unreachable), clock });
    for (const id of [undefined, 7]) {
      const answer = await save(trip, { id, saved })();
      expect(answer).toEqual(E.left({ _tag: 'ObjectiveNotSaved', why: unreachable }));
      expect(told(answer)).toBe('Erro ao salvar objetivo. Por favor tente novamente mais tarde!');
    }
  });
});

describe('a new objective that the list has already (decision 0228)', () => {
  const save = (kept: readonly Objective[], values = trip) => {
    const server = objectives(kept);
    return { server, answer: makeSaveObjective({ objectives: server, clock })(values, { id: undefined, saved }) };
  };

  it('is not made twice after a lost answer', async () => {
    const { server, answer } = save([house, { id: 9, ...trip }]);
    expect(await answer()).toEqual(E.right({ outcome: 'created', id: 9 }));
    expect(server.asked).toEqual(['list']);
  });

  /** The server makes the objective, and the answer fails as `why` says. */
  const losing = async (why: CallFailure) => {
    const server = objectives([house]);
    const create = (values: typeof trip) => TE.chain(() => TE.left(why))(server.create(values));
    const lost = { ...server, create };
    const answer = await makeSaveObjective({ objectives: lost, clock })(trip, { id: undefined, saved })();
    return [answer, server.asked];
  };

  it.each([unreachable, unreadable, gateway(504)])(
    'counts as created if only the answer was lost, so that nobody sends it again: %o',
    async (why) => {
      expect(await losing(why)).toEqual([E.right({ outcome: 'created', id: 2 }), ['list', 'create', 'list']]);
    },
  );

  it.each([refused('validation'), { _tag: 'NoSession', reason: 'expired' } as const])(
    'is not looked for after a clear answer: %o',
    async (why) => {
      expect(await losing(why)).toEqual([E.left({ _tag: 'ObjectiveNotSaved', why }), ['list', 'create']]);
    },
  );

  it('fails as its creation did if it is not there afterwards, or nobody knows', async () => {
    const failing = (list: Objectives['list']) => ({ ...objectives(), list, create: () => TE.left(gateway(502)) });
    let asked = 0;
    const once: Objectives['list'] = () => ((asked += 1) === 1 ? TE.right([house]) : TE.left(unreachable))();
    for (const list of [TE.right([house]), once]) {
      const answer = await makeSaveObjective({ objectives: failing(list), clock })(trip, { id: undefined, saved })();
      expect(answer).toEqual(E.left({ _tag: 'ObjectiveNotSaved', why: gateway(502) }));
    }
  });

  it.each([{ title: 'Roma' }, { amount: cents(1) }, { year: 2032 }, { color: '#432449' }])(
    'is another one with another value: %o',
    async (change) => {
      const { server, answer } = save([house, { id: 9, ...trip, ...change }]);
      await answer();
      expect(server.asked).toEqual(['list', 'create']);
    },
  );

  it('is a second one if the first was there when the form opened', async () => {
    const { id, ...twin } = house;
    const { server, answer } = save([house], twin);
    await answer();
    expect([id, server.asked]).toEqual([7, ['list', 'create']]);
  });

  it('is not sent while five others are there [R705]', async () => {
    const { server, answer } = save(Array.from({ length: 5 }, (_, id) => objective({ id: 10 + id })));
    const refused = await answer();
    expect(refused).toEqual(E.left({ _tag: 'ObjectivesFull' }));
    expect([told(refused), server.asked]).toEqual(['Você já tem 5 objetivos, o máximo.', ['list']]);
  });

  it('is not sent while nobody knows the list', async () => {
    const server = objectives([house]);
    const blind = { ...server, list: objectives([], unreachable).list };
    const answer = await makeSaveObjective({ objectives: blind, clock })(trip, { id: undefined, saved })();
    expect([answer, server.asked]).toEqual([E.left({ _tag: 'ObjectiveNotSaved', why: unreachable }), []]);
  });
});

describe('an objective that breaks the plan', () => {
  // Enough for the income of forty years and R$ 120.000 in 2031, but not for R$ 900.000.
  const rich = { ...saved, goals: goals({ currentReserve: cents(900_000_00) }), objectives: [] };
  const dear = { ...trip, amount: cents(1_500_000_00) };
  const attempt = async (values: typeof trip, place: { readonly id?: number; readonly saved?: SavedPlan }) => {
    const server = objectives([house]);
    const answer = await makeSaveObjective({ objectives: server, clock })(values, {
      id: undefined,
      saved: rich,
      ...place,
    })();
    return { answer, asked: server.asked };
  };

  it('is not sent, new or changed, and says which plan breaks', async () => {
    expect((await attempt(trip, {})).asked).toEqual(['list', 'create']);
    const added = await attempt(dear, {});
    expect(added.asked).toEqual([]);
    expect(added.answer).toMatchObject({ left: { _tag: 'NotViable', plan: { objectives: [dear], currentAge: 40 } } });
    expect(told(added.answer)).toMatch(/^Os valores informados não são compatíveis/);
    const changed = await attempt(dear, { id: 3, saved: { ...rich, objectives: [{ id: 3, ...trip }] } });
    expect([changed.asked, E.isLeft(changed.answer)]).toEqual([[], true]);
  });

  it('is not sent either if its amount is too large to calculate', async () => {
    const endless = { ...trip, amount: cents(999_999_999_999_900) };
    expect((await attempt(endless, {})).asked).toEqual([]);
  });

  it('is sent while the plan is broken anyway, so that the client can mend it step by step', async () => {
    const broken = { ...rich, goals: goals() };
    expect((await attempt(trip, { saved: broken })).asked).toEqual(['list', 'create']);
    expect((await attempt(trip, { saved: { ...broken, birth: undefined } })).asked).toEqual(['list', 'create']);
  });
});

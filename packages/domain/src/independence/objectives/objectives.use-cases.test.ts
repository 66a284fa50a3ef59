import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { cents } from '../../kernel/money.ts';
import { refused, unreachable } from '../../kernel/testing/index.ts';
import { objectiveFailureMessage, objectiveSavedMessage } from '../independence.messages.ts';
import { makeLoadObjectives } from './load-objectives.use-case.ts';
import { makeLoadPlan } from '../load-plan.use-case.ts';
import { makeRemoveObjective } from './remove-objective.use-case.ts';
import { makeSaveObjective, type SavedObjective } from './save-objective.use-case.ts';
import { births, goals, objective, objectives, plans } from '../testing/index.ts';

const house = objective({ id: 7 });
const trip = { title: 'Lisboa', amount: cents(120_000_00), year: 2031, color: '#3260B9' };
const told = E.match(objectiveFailureMessage, ({ outcome }: SavedObjective) => objectiveSavedMessage(outcome));

describe('loading objectives', () => {
  it('answers them in the order of the server', async () => {
    const list = [objective({ id: 9 }), house];
    expect(await makeLoadObjectives(objectives(list))()).toEqual(E.right(list));
  });

  it('says that they did not load, and why [R728]', async () => {
    for (const why of [unreachable, refused('ERR150')]) {
      const answer = await makeLoadObjectives(objectives([house], why))();
      expect(answer).toEqual(E.left({ _tag: 'ObjectivesNotLoaded', why }));
      expect(E.mapLeft(objectiveFailureMessage)(answer)).toEqual(E.left('Não foi possível carregar os objetivos'));
    }
  });
});

describe('saving an objective', () => {
  it('creates one without an id and updates one with it, each with its text [R731]', async () => {
    const server = objectives([house]);
    const save = makeSaveObjective(server);
    expect(told(await save(trip, undefined)())).toBe('Objetivo criado com sucesso!');
    expect(told(await save(trip, 7)())).toBe('Objetivo atualizado com sucesso!');
    expect(server.asked).toEqual(['create', 'update 7']);
    expect(server.kept()).toEqual([
      { id: 2, ...trip },
      { id: 7, ...trip },
    ]);
  });

  it('tells the id of either', async () => {
    const save = makeSaveObjective(objectives([house]));
    expect(await save(trip, undefined)()).toEqual(E.right({ outcome: 'created', id: 2 }));
    expect(await save(trip, 7)()).toEqual(E.right({ outcome: 'updated', id: 7 }));
  });

  it('says that one was not saved, new or not [R730]', async () => {
    const save = makeSaveObjective(objectives([house], unreachable));
    for (const id of [undefined, 7]) {
      const answer = await save(trip, id)();
      expect(answer).toEqual(E.left({ _tag: 'ObjectiveNotSaved', why: unreachable }));
      expect(told(answer)).toBe('Erro ao salvar objetivo. Por favor tente novamente mais tarde!');
    }
  });
});

describe('removing an objective', () => {
  it('calls nothing when the client says no, or could not be asked [R726]', async () => {
    const server = objectives([house]);
    const remove = makeRemoveObjective(server);
    expect(await remove(house, TE.right(false))()).toEqual(E.right('kept'));
    expect(await remove(house, TE.left('nobody there'))()).toEqual(E.left('nobody there'));
    expect([server.asked, server.kept()]).toEqual([[], [house]]);
  });

  it('is done once the client says yes, to that one alone', async () => {
    const other = objective({ id: 8 });
    const server = objectives([house, other]);
    expect(await makeRemoveObjective(server)(house, TE.right(true))()).toEqual(E.right('removed'));
    expect([server.asked, server.kept()]).toEqual([['remove 7'], [other]]);
  });

  it('says that one was not removed [R729]', async () => {
    const answer = await makeRemoveObjective(objectives([house], unreachable))(house, TE.right(true))();
    expect(answer).toEqual(E.left({ _tag: 'ObjectiveNotRemoved', why: unreachable }));
    expect(E.mapLeft(objectiveFailureMessage)(answer)).toEqual(E.left('Não foi possível excluir o objetivo'));
  });
});

describe('loading the plan', () => {
  const birth = calendarDay('1984-03-12');

  it('gathers goals, objectives and the birth date', async () => {
    const server = plans();
    const load = makeLoadPlan(server, objectives([house]), births(birth));
    expect(await load(1)()).toEqual(E.right({ goals: undefined, objectives: [house], birth }));
    await server.save(goals())();
    expect(await load(1)()).toMatchObject({ right: { goals: goals() } });
  });

  it('fails with what did not load', async () => {
    const notLoaded = { _tag: 'ObjectivesNotLoaded', why: unreachable };
    expect(await makeLoadPlan(plans(), objectives([], unreachable), births())(1)()).toEqual(E.left(notLoaded));
    const unborn = { of: () => TE.left(unreachable) };
    expect(await makeLoadPlan(plans(), objectives(), unborn)(1)()).toEqual(E.left(unreachable));
  });
});

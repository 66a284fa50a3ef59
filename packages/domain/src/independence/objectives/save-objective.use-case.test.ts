import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import { objectiveFailureMessage, objectiveSavedMessage } from '../independence.messages.ts';
import { objective, objectives } from '../testing/index.ts';
import { makeSaveObjective, type SavedObjective } from './save-objective.use-case.ts';

const house = objective({ id: 7 });
const trip = { title: 'Lisboa', amount: cents(120_000_00), year: 2031, color: '#3260B9' };
const told = E.match(objectiveFailureMessage, ({ outcome }: SavedObjective) => objectiveSavedMessage(outcome));

describe('a save of an objective', () => {
  it('creates without an id and updates with an id, each with its sentence [R731]', async () => {
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

  it('returns the id of both', async () => {
    const save = makeSaveObjective(objectives([house]));
    expect(await save(trip, undefined)()).toEqual(E.right({ outcome: 'created', id: 2 }));
    expect(await save(trip, 7)()).toEqual(E.right({ outcome: 'updated', id: 7 }));
  });

  it('says that the objective was not saved, new or not [R730]', async () => {
    const save = makeSaveObjective(objectives([house], unreachable));
    for (const id of [undefined, 7]) {
      const answer = await save(trip, id)();
      expect(answer).toEqual(E.left({ _tag: 'ObjectiveNotSaved', why: unreachable }));
      expect(told(answer)).toBe('Erro ao salvar objetivo. Por favor tente novamente mais tarde!');
    }
  });
});

import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../../kernel/testing/index.ts';
import { objectiveFailureMessage } from '../independence.messages.ts';
import { objective, objectives } from '../testing/index.ts';
import { makeRemoveObjective } from './remove-objective.use-case.ts';

const house = objective({ id: 7 });

describe('a removal of an objective', () => {
  it('makes no call when the client says no, or cannot be asked [R726]', async () => {
    const server = objectives([house]);
    const remove = makeRemoveObjective(server);
    expect(await remove(house, TE.right(false))()).toEqual(E.right('kept'));
    expect(await remove(house, TE.left('nobody there'))()).toEqual(E.left('nobody there'));
    expect([server.asked, server.kept()]).toEqual([[], [house]]);
  });

  it('removes only that objective after a yes', async () => {
    const other = objective({ id: 8 });
    const server = objectives([house, other]);
    expect(await makeRemoveObjective(server)(house, TE.right(true))()).toEqual(E.right('removed'));
    expect([server.asked, server.kept()]).toEqual([['remove 7'], [other]]);
  });

  it('says that the objective was not removed [R729]', async () => {
    const answer = await makeRemoveObjective(objectives([house], unreachable))(house, TE.right(true))();
    expect(answer).toEqual(E.left({ _tag: 'ObjectiveNotRemoved', why: unreachable }));
    expect(E.mapLeft(objectiveFailureMessage)(answer)).toEqual(E.left('Não foi possível excluir o objetivo'));
  });

  it('counts an objective that is gone all the same as removed (decision 0228)', async () => {
    const other = objective({ id: 8 });
    const gone = { ...objectives([other]), remove: () => TE.left(refused('not_found')) };
    expect(await makeRemoveObjective(gone)(house, TE.right(true))()).toEqual(E.right('removed'));
    const there = { ...objectives([other, house]), remove: () => TE.left(refused('not_found')) };
    const answer = await makeRemoveObjective(there)(house, TE.right(true))();
    expect(answer).toEqual(E.left({ _tag: 'ObjectiveNotRemoved', why: refused('not_found') }));
  });

  it('says why the removal failed, and not why the list did', async () => {
    const server = { ...objectives([house], unreachable), remove: () => TE.left(refused('ERR150')) };
    const answer = await makeRemoveObjective(server)(house, TE.right(true))();
    expect(answer).toEqual(E.left({ _tag: 'ObjectiveNotRemoved', why: refused('ERR150') }));
  });
});

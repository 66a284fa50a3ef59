import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../../kernel/testing/index.ts';
import { objectiveFailureMessage } from '../independence.messages.ts';
import { objective, objectives } from '../testing/index.ts';
import { makeLoadObjectives } from './load-objectives.use-case.ts';

const house = objective({ id: 7 });

describe('a load of the objectives', () => {
  it('returns them in the order of the server', async () => {
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

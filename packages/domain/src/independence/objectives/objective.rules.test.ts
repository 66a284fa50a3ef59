import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { objectiveMissingMessage, removalQuestion } from '../independence.messages.ts';
import { canAddObjective, objectiveAt, retirementYearOf } from './objective.rules.ts';
import type { Objective } from '../plan.ts';
import { objective } from '../testing/index.ts';

const listOf = (count: number) => Array.from({ length: count }, (_, index) => objective({ id: 10 + index }));

it('allows a fifth objective and no sixth [R705] [R706] [R707]', () => {
  expect([0, 4, 5, 6].map((count) => canAddObjective(listOf(count)))).toEqual([true, true, false, false]);
});

it('adds the retirement age to the year of birth when both are known', () => {
  const birth = calendarDay('1985-12-31');
  expect(retirementYearOf(birth, 65)).toBe(2050);
  expect(retirementYearOf(undefined, 65)).toBeUndefined();
  expect(retirementYearOf(birth, undefined)).toBeUndefined();
});

describe('the objective to edit', () => {
  const find = (state: number | undefined, query: string | undefined) =>
    E.match(
      objectiveMissingMessage,
      ({ id }: Objective): number | string => id,
    )(objectiveAt(listOf(2), { state, query }));

  it('has an index from 0, from the state or the address, and the state counts first [R722]', () => {
    expect(find(0, undefined)).toBe(10);
    expect(find(undefined, '0')).toBe(10);
    expect(find(0, '1')).toBe(10);
    expect(find(undefined, '1')).toBe(11);
  });

  it('is the one that the list showed, wherever it stands now, or missing (decision 0228)', () => {
    const chosen = (id: number) => objectiveAt(listOf(2), { state: 0, id, query: undefined });
    expect(chosen(11)).toMatchObject({ right: { id: 11 } });
    expect(E.mapLeft(objectiveMissingMessage)(chosen(12))).toEqual(E.left('Objetivo não encontrado.'));
  });

  it('is not found without an index [R723]', () => {
    for (const query of [undefined, '', 'x', '1.5', '1e0'])
      expect(find(undefined, query)).toBe('Índice do objetivo não encontrado.');
    expect(find(0.5, '1')).toBe('Índice do objetivo não encontrado.');
  });

  it('is not found at an index without an objective [R724]', () => {
    for (const index of [2, -1]) expect(find(index, undefined)).toBe('Objetivo não encontrado.');
    for (const query of ['-1', '10']) expect(find(undefined, query)).toBe('Objetivo não encontrado.');
  });
});

it('has its title in the question before its removal [R725]', () => {
  expect(removalQuestion('Casa "azul"')).toBe('Deseja mesmo remover o objetivo "Casa "azul""?');
});

import { FUND_TYPES, makeLoadPosition } from '@aroeira/domain/position';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { documentAs, testSandbox } from '../http/testing/sandbox.ts';
import type { PersonaKey } from '../http/testing/index.ts';
import { makeHttpPositions } from './positions.adapter.ts';

const { signedIn } = testSandbox();

const load = async (of: PersonaKey) => {
  const { http } = await signedIn(of);
  return makeLoadPosition(makeHttpPositions(http))(documentAs(of))();
};

it('of ana holds all six fund types', async () => {
  const position = await load('ana');
  expect(E.isRight(position) && position.right.items.map(({ fundType }) => fundType)).toEqual(FUND_TYPES);
});

it('of nina is empty, and of otavio fails', async () => {
  expect(await load('nina')).toEqual(E.right({ items: [], total: 0 }));
  expect(await load('otavio')).toMatchObject(E.left({ _tag: 'Refused' }));
});

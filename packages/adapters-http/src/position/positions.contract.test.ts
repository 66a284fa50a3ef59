import type { Document } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import { FUND_TYPES, makeLoadPosition } from '@aroeira/domain/position';
import { openTestSandbox } from '@aroeira/sandbox';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentText } from '../http/document.codec.ts';
import { signedInAt } from '../http/testing/sandbox.ts';
import { makeHttpPositions } from './positions.adapter.ts';

const document = (digits: string): Document => E.getOrElseW(() => ANA)(DocumentText.decode(digits));

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => void (sandbox = await openTestSandbox()), 60_000);
afterAll(() => sandbox.close());

const load = async (of: Document) => {
  const { http } = await signedInAt(sandbox, of);
  return makeLoadPosition(makeHttpPositions(http))(of)();
};

it('of ana holds all six fund types', async () => {
  const position = await load(ANA);
  expect(E.isRight(position) && position.right.items.map(({ fundType }) => fundType)).toEqual(FUND_TYPES);
});

it('of nina is empty, and of otavio fails', async () => {
  expect(await load(document('50600506967'))).toEqual(E.right({ items: [], total: 0 }));
  expect(await load(document('67418110529'))).toMatchObject(E.left({ _tag: 'Refused' }));
});

it('of another client is refused', async () => {
  const { http } = await signedInAt(sandbox, ANA);
  const others = await makeHttpPositions(http).of(document('50600506967'))();
  expect(others).toMatchObject(E.left({ _tag: 'Refused', status: 403 }));
});

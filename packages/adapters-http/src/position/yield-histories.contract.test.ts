import { calendarDay } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import { yieldPeriods } from '@aroeira/domain/position';
import { openTestSandbox } from '@aroeira/sandbox';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentText } from '../http/document.codec.ts';
import { signedInAt } from '../http/testing/sandbox.ts';
import { makeHttpYieldHistories } from './index.ts';

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => void (sandbox = await openTestSandbox()), 60_000);
afterAll(() => sandbox.close());

const document = (digits: string) => E.getOrElseW(() => ANA)(DocumentText.decode(digits));
const NINA = document('50600506967');

it('of ana has points in every period, most in the first, and ends with its total', async () => {
  const { of } = makeHttpYieldHistories((await signedInAt(sandbox, ANA)).http);
  const counts = [];
  for (const { value } of yieldPeriods(calendarDay('2026-11-20'))) {
    const history = await of(ANA, value)();
    if (E.isLeft(history)) throw new Error(`${value}: ${JSON.stringify(history.left)}`);
    const { points, total } = history.right;
    const last = points.at(-1);
    expect(last === undefined ? undefined : { portfolio: last.portfolio, ipca: last.ipca }).toEqual(total);
    counts.push(points.length);
  }
  expect(counts[0]).toBe(36);
  expect(Math.max(...counts)).toBe(counts[0]);
});

it('of nina has no points, and of another client is refused', async () => {
  const { of } = makeHttpYieldHistories((await signedInAt(sandbox, NINA)).http);
  expect(await of(NINA, 'max')()).toEqual(E.right({ points: [], total: { portfolio: 0, ipca: 0 } }));
  expect(await of(ANA, 'max')()).toMatchObject(E.left({ _tag: 'Refused', status: 403 }));
});

import { calendarDay } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import { yieldPeriods } from '@aroeira/domain/position';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { documentAs, testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpYieldHistories } from './index.ts';

const { signedIn } = testSandbox();

const NINA = documentAs('nina');

it('of ana has points in every period, most in the first, and ends with its total', async () => {
  const { of } = makeHttpYieldHistories((await signedIn('ana')).http);
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

it('of nina has no points', async () => {
  const { of } = makeHttpYieldHistories((await signedIn('nina')).http);
  expect(await of(NINA, 'max')()).toEqual(E.right({ points: [], total: { portfolio: 0, ipca: 0 } }));
});

import { cents } from '@aroeira/domain/kernel';
import { at, refused, unreachable } from '@aroeira/domain/kernel/testing';
import type { Movement } from '@aroeira/domain/movements';
import { movement } from '@aroeira/domain/movements/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { press } from '../../composition/testing/press.ts';
import { goOn, HELD, openConfirmation } from './testing/investing-pages.tsx';

afterEach(() => window.sessionStorage.clear());

const DONE = 'Agora é só fazer um TED para cada um dos fundos';
const confirm = () => press('Confirmar');

it('asks when the server alone knows of the same one, and sends it again after a yes (decision 0302)', async () => {
  const answers = [TE.left(refused('investment_repeated')), TE.right(undefined)];
  const { taking } = await openConfirmation({ answer: () => (answers.shift() ?? TE.right(undefined))() });
  await confirm();
  await press('Sim');
  expect(await screen.findByRole('heading', { name: DONE })).toBeTruthy();
  expect([taking.repetitions, new Set(taking.keys).size]).toEqual([['unasked', 'confirmed'], 1]);
});

describe('an investment without an answer that is begun again (decision 0387)', () => {
  /** Confirms once for each list without an answer, and each time begins again with the same amounts. */
  const keysOf = async (...lists: (readonly Movement[])[]) => {
    let list: readonly Movement[] = [];
    const app = await openConfirmation({ movements: TE.fromIO(() => list), answer: async () => E.left(unreachable) });
    for (const booked of lists) {
      await confirm();
      await screen.findByRole('alert');
      app.pass(60_000);
      list = booked;
      act(() => app.navigation.push('/movements/investment'));
      await press('Investir');
      await press('Sim');
      await goOn();
    }
    await confirm();
    await waitFor(() => expect(app.taking.keys).toHaveLength(lists.length + 1));
    return app.taking.keys.map((key) => app.taking.keys.indexOf(key));
  };
  const order = movement({
    operation: 'investment',
    fundName: HELD.name,
    amount: cents(1_000_00),
    createdAt: at('2026-11-20T15:00:00-03:00'),
  });

  it('has the same key while the list does not show it: the server books it once', async () => {
    expect(await keysOf([])).toEqual([0, 0]);
    cleanup();
    expect(await keysOf([{ ...order, amount: cents(1_000_01) }])).toEqual([0, 0]);
  });

  it('is another order, with another key, after a yes to the one that the list shows', async () => {
    expect(await keysOf([order])).toEqual([0, 1]);
  });

  it('is known by the moment of its first confirmation', async () => {
    expect(await keysOf([], [order])).toEqual([0, 0, 2]);
  });
});

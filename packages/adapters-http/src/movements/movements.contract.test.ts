import { movementDates } from '@aroeira/domain/movements';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpMovements } from './index.ts';

const { signedIn } = testSandbox();

it('of ana are of every kind, the newest first, with the days of her cards', async () => {
  const { http, session } = await signedIn('ana');
  const { list, reload } = makeHttpMovements(http);
  const movements = await list(session.clientId)();
  expect(movements).toMatchObject(
    E.right([
      {
        fundName: 'Aroeira Macro Estratégia FIC FIM Crédito Privado',
        operation: 'partial-redemption',
        status: 'pending',
        amount: 50_000_00,
        processedAt: expect.any(Number),
      },
      { operation: 'investment', status: 'created', amount: 128_450_75, paymentAt: undefined },
      { operation: 'total-redemption', status: 'created', amount: 1_204_318_66 },
      { operation: 'investment', status: 'canceled' },
      { operation: 'investment', status: 'created' },
      { operation: 'partial-redemption', status: 'created' },
    ]),
  );
  const kinds = E.getOrElseW(() => [])(movements).map((movement) => movementDates(movement).map(({ kind }) => kind));
  expect(kinds.slice(0, 3)).toEqual([
    ['requested', 'expected'],
    ['requested', 'performed'],
    ['requested', 'performed', 'paid'],
  ]);
  expect(await reload(session.clientId)()).toEqual(movements);
});

import { cents } from '@aroeira/domain/kernel';
import { movement } from '@aroeira/domain/movements/testing';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { answering, deviceInfo } from '../http/testing/index.ts';
import { makeHttpInvestments, makeHttpRedemptions, makeSubmittedOrders } from './index.ts';

const KEY = 'a2b8f7de-52f3-4a4e-9a35-6a1f52f4c001';

it('sends an investment as apply, with every line and the device, under its key [R605]', async () => {
  const { seen, calls, http } = answering(200, {});
  const lines = [
    { fundId: 7, amount: cents(500_01), bankAccountId: 3 },
    { fundId: 8, amount: cents(6_000_00), bankAccountId: 4 },
  ];
  const answer = await makeHttpInvestments({ http, deviceInfo }).place(
    { lines, total: cents(6_500_01) },
    KEY,
    'confirmed',
  )();
  expect(answer).toEqual(E.right(undefined));
  expect(calls()).toEqual(['POST /investments/create/v2']);
  expect(seen[0]?.headers.get('idempotency-key')).toBe(KEY);
  expect(seen[0]?.body).toEqual({
    operation: 'apply',
    investments: [
      { fundId: 7, value: 500.01, bankId: 3 },
      { fundId: 8, value: 6000, bankId: 4 },
    ],
    deviceInfo,
    repeatConfirmed: true,
  });
});

it('takes any success without reading it, and keeps the code of a refusal', async () => {
  const order = { fundId: 7, operation: 'total-redemption', amount: cents(1), bankAccountId: 3 } as const;
  const place = (status: number, body: unknown) =>
    makeHttpRedemptions({ http: answering(status, body).http, deviceInfo }).place(order, KEY, 'unasked')();
  for (const body of [{ id: 9 }, [], null]) expect(await place(201, body)).toEqual(E.right(undefined));
  expect(await place(409, { message: 'idempotency_key_reused' })).toMatchObject(
    E.left({ _tag: 'Refused', code: 'idempotency_key_reused' }),
  );
});

it('remembers what was sent in its order', () => {
  const submitted = makeSubmittedOrders();
  const [first, second] = [movement(), movement({ fundName: 'Aroeira Global' })];
  submitted.remember(first)();
  submitted.remember(second)();
  expect(submitted.all()).toEqual([first, second]);
});

import { at } from '@aroeira/domain/kernel/testing';
import type { Movement } from '@aroeira/domain/movements';
import { fund } from '@aroeira/domain/movements/testing';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { makeHttpBusinessDays, makeHttpMovements, MovementWire } from './index.ts';

const wire = {
  id: 'b7a3',
  fundTypes: { name: 'Aroeira Ações' },
  status: 'created',
  operation: 'rescue_parcial',
  created_at: '2026-11-20T14:00:00-03:00',
  processed_at: '2026-11-21T02:59:59Z',
  payment_at: null,
  value: 1204318.66,
  bankAccount: { id: 3, bankId: 20, bank: { name: 'Itaú' }, agency: '0348', accountNumber: '55120', digit: '4' },
  fundInfo: {
    id: 7,
    name: 'Aroeira Ações',
    cnpj: '11222333000181',
    bank: 'Banco Bradesco S.A.',
    bankCode: '237',
    agency: '2374',
    account: '0184562',
    digit: '7',
  },
};
const read = (changes: object) => makeHttpMovements(answering(200, [{ ...wire, ...changes }]).http).list(7)();

describe('movements', () => {
  it('are read in our words, to the cent and to the second', async () => {
    expect(await read({})).toEqual(
      E.right([
        {
          id: 'b7a3',
          fundName: 'Aroeira Ações',
          operation: 'partial-redemption',
          status: 'created',
          amount: 120431866,
          createdAt: at('2026-11-20T17:00:00Z'),
          processedAt: at('2026-11-20T23:59:59-03:00'),
          paymentAt: undefined,
          account: { id: 3, bankId: 20, bankName: 'Itaú', branch: '0348', number: '55120', checkDigit: '4' },
          transfer: { ...fund().transfer, name: 'Aroeira Ações' },
        },
      ]),
    );
  });

  it('need neither the account nor the data of the transfer (decision 0300)', async () => {
    const { fundInfo, ...rest } = wire;
    const bare = { ...rest, bankAccount: undefined };
    for (const movement of [bare, { ...bare, bankAccount: null, fundInfo: { ...fundInfo, bankCode: null } }])
      expect(await makeHttpMovements(answering(200, [movement]).http).list(7)()).toMatchObject(
        E.right([{ account: undefined }]),
      );
  });

  it.each([
    ['come_cotas', { unknown: 'come_cotas' }],
    ['constructor', { unknown: 'constructor' }],
  ])('keep the word %s of the server where we have none (decision Q100)', async (word, ours) => {
    expect(await read({ operation: word, status: word })).toMatchObject(E.right([{ operation: ours, status: ours }]));
  });

  it.each([
    ['rescue_parcial', 'created'],
    ['rescue_total', 'canceled'],
    ['apply', 'pending'],
    ['come_cotas', 'agendado'],
  ])('are written as they were read: %s, %s', async (operation, status) => {
    const iso = { created_at: '2026-11-20T17:00:00.000Z', processed_at: '2026-11-21T02:59:59.000Z' };
    expect(
      E.map(([first]: readonly Movement[]) => first && MovementWire.encode(first))(await read({ operation, status })),
    ).toEqual(E.right({ ...wire, ...iso, operation, status }));
  });

  it('may lack the dates of processing and payment', async () => {
    const { processed_at: _, payment_at: __, ...ordered } = wire;
    const { http } = answering(200, [ordered]);
    expect(await makeHttpMovements(http).list(7)()).toMatchObject(
      E.right([{ processedAt: undefined, paymentAt: undefined }]),
    );
  });

  it.each([
    ['created_at', '2026-11-20T14:00:00'],
    ['payment_at', '2026-11-20'],
    ['value', 10.005],
  ])('are unreadable with %s %j', async (field, value) => {
    expect(await read({ [field]: value })).toEqual(E.left({ _tag: 'Unreadable', path: `0.${field}` }));
  });

  it('are asked for by the client’s id, with the flag only for a reload (decision 0002)', async () => {
    const { calls, http } = answering(200, []);
    await makeHttpMovements(http).list(7)();
    await makeHttpMovements(http).reload(7)();
    expect(calls()).toEqual(['GET /investments/list/7', 'GET /investments/list/7?refresh=true']);
  });
});

describe('the business day', () => {
  it('is asked for each time', async () => {
    const { calls, http } = answering(200, { date: '2026-11-23' });
    const { current } = makeHttpBusinessDays(http);
    expect([await current(), await current()]).toEqual([E.right('2026-11-23'), E.right('2026-11-23')]);
    expect(calls()).toEqual(Array(2).fill('GET /app/tools/businessday'));
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { refusedAt } from '../testing/calls.ts';
import { fiftyRedemptions } from '../testing/fifty-redemptions.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const KEY = 'a2b8f7de-52f3-4a4e-9a35-6a1f52f4c001';
const ANAS_ACCOUNT = 10_010;
const line = (changes: object = {}) => ({ fundId: 1, value: 1_000.01, bankId: ANAS_ACCOUNT, ...changes });

const { call, clientOnce, database, reset } = sandboxOfFile();

const order = async (body: object, { key = KEY, as = 'ana' } = {}) => {
  const { token } = await clientOnce(as);
  return call('POST /api/investments/create/v2', {
    token,
    body: { operation: 'apply', investments: [line()], deviceInfo: { type: 'web' }, ...body },
    headers: key === '' ? {} : { 'idempotency-key': key },
  });
};
const seen = async () => {
  const { id, token } = await clientOnce('ana');
  const { body } = await call(`GET /api/investments/list/${String(id)}`, { token });
  return Array.isArray(body) ? body : [];
};
beforeEach(() => reset('ana'));

const SEEDED = 6;
const audited = async (): Promise<number> =>
  (await database().selectFrom('audit').where('event', '=', 'ordered apply').select('id').execute()).length;

describe('an order', () => {
  it('becomes one pending movement a fund, with its bank account and an entry in the audit', async () => {
    const before = await audited();
    expect(await order({ investments: [line(), line({ fundId: 4, value: 5_000, bankId: 10_011 })] })).toMatchObject({
      status: 200,
      body: {},
    });
    const movements = await seen();
    expect(movements).toHaveLength(SEEDED + 2);
    expect(movements).toContainEqual(
      expect.objectContaining({ status: 'pending', operation: 'apply', value: 1_000.01, payment_at: null }),
    );
    const lines = await database()
      .selectFrom('order_lines')
      .innerJoin('movements', 'movements.id', 'movement_id')
      .where('operation', '=', 'apply')
      .where('status', '=', 'pending')
      .select('bank_account_id')
      .orderBy('bank_account_id')
      .execute();
    expect(lines).toEqual([{ bank_account_id: 10_010 }, { bank_account_id: 10_011 }]);
    expect(await audited()).toBe(before + 1);
  });

  it('says where to pay while an investment waits, and which account an order names (decision 0300)', async () => {
    await order({ investments: [line({ bankId: 10_011 })] });
    await order({ operation: 'rescue_parcial', investments: [line()] }, { key: crypto.randomUUID() });
    const found = await seen();
    const of = (operation: string) => found.find((each) => each.operation === operation && each.value === 1_000.01);
    expect(of('apply')).toMatchObject({
      bankAccount: { id: 10_011, bank: { name: expect.any(String), code: expect.any(String) } },
      fundInfo: { cnpj: '31415926000171', bankCode: '237', agency: '2374', account: '0184561', digit: '7' },
    });
    expect(of('rescue_parcial')).toMatchObject({ bankAccount: { id: 10_010 }, fundInfo: null });
    expect(found.filter(({ status }) => status !== 'pending').map(({ fundInfo }) => fundInfo)).toEqual(
      Array(SEEDED - 1).fill(null),
    );
  });

  it('is not booked again without a yes, when it redeems the same of the same fund within two days (decision 0302)', async () => {
    const again = (body: object) =>
      order({ operation: 'rescue_parcial', investments: [line()], ...body }, { key: crypto.randomUUID() });
    const REPEATED = { status: 409, body: { message: 'redemption_repeated' } };
    const first = { operation: 'rescue_parcial', investments: [line()] };
    expect((await order(first)).status).toBe(200);
    expect((await order(first)).status).toBe(200);
    expect(await again({})).toMatchObject(REPEATED);
    expect(await again({ repeatConfirmed: false })).toMatchObject(REPEATED);
    expect((await again({ investments: [line({ value: 1_000.02 })] })).status).toBe(200);
    expect((await again({ investments: [line({ fundId: 4 })] })).status).not.toBe(409);
    expect((await again({ repeatConfirmed: true })).status).toBe(200);
    const { id } = personaOf('ana');
    const longAgo = new Date(Date.now() - 2 * 86_400_000 - 1);
    await database().updateTable('movements').set({ created_at: longAgo }).where('client_id', '=', id).execute();
    expect((await again({})).status).toBe(200);
  });

  it('is not booked again without a yes, when it invests the same in the same funds within two days (decision 0302)', async () => {
    const both = [line(), line({ fundId: 4, value: 5_000 })];
    const again = (body: object) => order(body, { key: crypto.randomUUID() });
    expect((await again({ investments: both })).status).toBe(200);
    for (const same of [both, both.toReversed(), [line({ bankId: 10_011 })]])
      expect(await again({ investments: same })).toMatchObject({
        status: 409,
        body: { message: 'investment_repeated' },
      });
    expect((await again({ investments: [line(), line({ fundId: 4, value: 5_000.01 })] })).status).toBe(200);
    expect((await again({ investments: both, repeatConfirmed: true })).status).toBe(200);
  });

  it('is booked once when it comes again with its key', async () => {
    const answers = await Promise.all([order({}), order({}), order({})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await order({}, { key: KEY.toUpperCase() })).status).toBe(200);
    expect(await seen()).toHaveLength(SEEDED + 1);
    expect((await order({ repeatConfirmed: true }, { key: crypto.randomUUID() })).status).toBe(200);
    expect(await seen()).toHaveLength(SEEDED + 2);
  });

  it('takes never more than there is, when 50 redemptions of one fund come at the same time', async () => {
    expect(await fiftyRedemptions([database()], new Date())).toEqual({ taken: 46, held: 8_912_45 });
  });

  it('is refused with the key of another order, and books nothing', async () => {
    await order({});
    for (const other of [{ investments: [line({ value: 1_000.02 })] }, { operation: 'rescue_parcial' }])
      expect(await order(other)).toMatchObject({ status: 409, body: { message: 'idempotency_key_reused' } });
    expect(await seen()).toHaveLength(SEEDED + 1);
  });

  it('leaves its key free when it is refused', async () => {
    expect((await order({ investments: [line({ value: 1 })] })).status).toBe(400);
    expect((await order({})).status).toBe(200);
  });

  it('needs a UUID as its key', async () => {
    for (const key of ['', 'key-1'])
      expect(await order({}, { key })).toMatchObject({ status: 400, body: { message: 'idempotency_key_required' } });
    expect(await seen()).toHaveLength(SEEDED);
  });
});

describe('the server checks again', () => {
  it.for([
    ['an amount', { investments: [line({ value: 1_000.001 })] }, '/investments/0/value'],
    ['another’s account', { investments: [line({ bankId: personaOf('bruno').id * 10 })] }, '/investments/0/bankId'],
    // Ana already asked for 50.000,00 of it.
    [
      'what was asked for already',
      { operation: 'rescue_parcial', investments: [line({ fundId: 3, value: 200_000 })] },
      '/investments/0/value',
    ],
  ] as const)('%s', async ([, body, path]) => {
    expect(await order(body)).toMatchObject(refusedAt(path));
    expect(await seen()).toHaveLength(SEEDED);
  });
});

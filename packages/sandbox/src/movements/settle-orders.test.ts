import { beforeEach, describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { call, clientOnce: client, database, reset, setClock } = sandboxOfFile();
const at = (saoPaulo: string) => setClock(`${saoPaulo}-03:00`);

beforeEach(async () => {
  await at('2026-11-18T10:00:00');
  for (const key of ['ana', 'nina']) await reset(key);
});

const order = async (operation: string, [fundId, value]: readonly [number, number], key = 'ana') => {
  const { token } = await client(key);
  const { status } = await call('POST /api/investments/create/v2', {
    token,
    body: { operation, investments: [{ fundId, value, bankId: personaOf(key).id * 10 }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return status;
};
const read = async (what: string, key = 'ana') => (await (await client(key)).to(`GET /api/${what}`)).body;
const movements = (key?: string) => read('investments/list/:id', key);
/** What a client holds of a fund, in reais. */
const held = async (fund: number, key?: string): Promise<unknown> => {
  const funds = await read('investments/listFundsWithTermsSignature/:id/:form', key);
  return Array.isArray(funds) ? funds[fund - 1]?.totalAmount : undefined;
};

describe('a pending order', () => {
  it('is carried out at its time and not before, and the position follows once', async () => {
    expect(await order('apply', [1, 1_000.01])).toBe(200);
    await at('2026-11-18T17:55:00');
    const planned = { processed_at: '2026-11-18T21:00:00.000Z', payment_at: null };
    expect(await movements()).toMatchObject({ 0: { status: 'pending', ...planned }, length: 7 });
    expect(await held(1)).toBe(468_912.45);
    await at('2026-11-18T18:00:00');
    expect(await movements()).toMatchObject({ 0: { status: 'created', value: 1_000.01, ...planned }, length: 7 });
    expect(await held(1)).toBe(469_912.46);
    await at('2026-11-25T18:00:00');
    expect(await held(1)).toBe(469_912.46);
  });

  it('is carried out by whichever call comes first', async () => {
    for (const first of ['investorPosition?document=:document', 'investments/clientHasInvestedByFund/2']) {
      await at('2026-11-18T10:00:00');
      await reset('ana');
      expect(await order('rescue_total', [5, 187_204.66])).toBe(200);
      await at('2026-11-19T18:00:00');
      await read(first);
      const { id } = personaOf('ana');
      const left = database().selectFrom('positions').where('client_id', '=', id).where('fund_id', '=', 5);
      expect(await left.selectAll().execute()).toEqual([]);
    }
    // The order itself finds the position of the order before it.
    await order('apply', [7, 1_000]);
    await at('2026-12-02T12:00:00');
    expect(await order('rescue_total', [7, 150_877.31])).toBe(200);
  });

  it('leaves the position at its time, and is paid later', async () => {
    await order('rescue_parcial', [5, 1_000.01]);
    await at('2026-11-19T18:00:00');
    expect(await read('investorPosition?document=:document')).toMatchObject({
      investments: { 2: { totalAmount: 186_204.65 } },
    });
    expect(await movements()).toMatchObject({ 0: { status: 'created', payment_at: '2026-11-24T21:00:00.000Z' } });
  });

  it('takes all that is there when it is a total redemption, and its value is what it took', async () => {
    await order('rescue_parcial', [5, 1_000.01]);
    await order('apply', [5, 2_000]);
    expect(await order('rescue_total', [5, 186_204.65])).toBe(200);
    await at('2026-11-19T18:00:00');
    expect(await movements()).toMatchObject({ 0: { operation: 'rescue_total', status: 'created', value: 188_204.65 } });
    expect(await held(5)).toBe(0);
    expect(await read('investments/clientHasInvestedByFund/5')).toEqual({ hasInvested: true });
    const { investments } = { investments: [], ...Object(await read('investorPosition?document=:document')) };
    expect(investments).not.toContainEqual(expect.objectContaining({ type: 'ACOES' }));
  });

  it('of the seed is carried out too', async () => {
    await at('2026-12-17T17:55:00');
    expect(await held(3)).toBe(251_380.1);
    await at('2026-12-17T18:00:00');
    expect(await held(3)).toBe(201_380.1);
  });

  it('is canceled when its account is gone, and moves nothing', async () => {
    await order('rescue_parcial', [1, 1_000]);
    await database().updateTable('order_lines').set({ bank_account_id: null }).execute();
    await at('2026-11-18T18:00:00');
    expect(await movements()).toMatchObject({ 0: { status: 'canceled', payment_at: null } });
    expect(await held(1)).toBe(468_912.45);
  });
});

it('makes the position of a new client ready with the first contribution', async () => {
  const position = async () => (await (await client('nina')).to('GET /api/investorPosition?document=:document')).status;
  expect(await order('apply', [1, 500], 'nina')).toBe(200);
  expect([await position(), await read('investments/clientHasInvestedByFund/1', 'nina')]).toEqual([
    404,
    { hasInvested: false },
  ]);
  await at('2026-11-18T18:00:00');
  expect([await position(), await held(1, 'nina')]).toEqual([200, 500]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT } from '../registration/testing/sent-records.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { call, clientOnce: client, reset, setClock } = sandboxOfFile();
const at = (saoPaulo: string) => setClock(`${saoPaulo}-03:00`);
/** Ana's first account has a redemption of the seed. Her second one is free. */
const [FIRST, SECOND] = [10_010, 10_011];

beforeEach(async () => {
  await at('2026-11-18T10:00:00');
  await reset('ana');
});

const order = async (operation: string, [fundId, value]: readonly [number, number]) => {
  const { token } = await client('ana');
  const { status } = await call('POST /api/investments/create/v2', {
    token,
    body: { operation, investments: [{ fundId, value, bankId: SECOND }] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(status).toBe(200);
};
/** Saves this account alone, which removes the other one. */
const keepOnly = async (id: number) => {
  const ana = await client('ana');
  const purpose = { registrationFormId: ana.id + 1000, toHolder: true, savePurpose: 'remake' };
  return ana.to('POST /api/bank-account', { ...purpose, accounts: [{ ...ACCOUNT, id }] });
};
const movements = async () => (await (await client('ana')).to('GET /api/investments/list/:id')).body;
const AWAITED = { status: 409, body: { message: 'account_awaited' } };

describe('an account (decision 0301)', () => {
  it('stays until the redemption into it is paid, and its order stays in order', async () => {
    await order('rescue_parcial', [5, 1_000.01]);
    expect(await keepOnly(FIRST)).toMatchObject(AWAITED);
    await at('2026-11-19T18:00:00');
    expect(await keepOnly(FIRST)).toMatchObject(AWAITED);
    expect(await movements()).toMatchObject({ 0: { status: 'created', bankAccount: { id: SECOND } } });
    await at('2026-11-24T17:55:00');
    expect(await keepOnly(FIRST)).toMatchObject(AWAITED);
    await at('2026-11-24T18:00:00');
    expect((await keepOnly(FIRST)).status).toBe(200);
    expect(await movements()).toMatchObject({ 0: { status: 'created', bankAccount: null } });
  });

  it('stays until the investment from it is carried out', async () => {
    await order('apply', [1, 1_000]);
    expect(await keepOnly(FIRST)).toMatchObject(AWAITED);
    await at('2026-11-18T18:00:00');
    expect((await keepOnly(FIRST)).status).toBe(200);
  });

  it('of the seed stays too, and one without an order goes', async () => {
    expect(await keepOnly(SECOND)).toMatchObject(AWAITED);
    expect((await keepOnly(FIRST)).status).toBe(200);
  });
});

import { describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { clientOnce: client, database } = sandboxOfFile();
const get = async (key: string, path: string) => (await client(key)).to(`GET /api${path}`);
const position = (key: string) => get(key, '/investorPosition?document=:document');
const graph = (key: string, period: string) => get(key, `/rentability/graph/v5/nao_previdencia/${period}/:document`);

describe('the position of a client who holds other funds', () => {
  it('adds those of one type together in the order of the funds, and is empty without one', async () => {
    const db = database();
    const client_id = personaOf('wagner').id;
    await db.deleteFrom('positions').where('client_id', '=', client_id).execute();
    expect((await position('wagner')).body).toEqual({ investments: [] });
    const held = [
      { client_id, fund_id: 3, gross_cents: 5_00 },
      { client_id, fund_id: 2, gross_cents: 1_01 },
      { client_id, fund_id: 1, gross_cents: 2_02 },
    ];
    await db.insertInto('positions').values(held).execute();
    expect((await position('wagner')).body).toEqual({
      investments: [
        { type: 'RENDA_FIXA', totalAmount: 3.03 },
        { type: 'RENDA_MULTIMERCADO', totalAmount: 5 },
      ],
    });
  });
});

describe('the yield graph', () => {
  it('refuses every other period', async () => {
    expect((await graph('ana', '3m')).status).toBe(400);
  });
});

describe('the other calls of the dashboard', () => {
  it('list movements, the newest first: 400 in the heavy account', async () => {
    const { body } = await get('wagner', '/investments/list/:id?refresh=true');
    expect(body).toHaveLength(400);
    expect((await get('ana', '/investments/list/:id')).body).toMatchObject([
      { operation: 'rescue_parcial', status: 'pending', value: 50000, processed_at: expect.any(String) },
      { operation: 'apply', status: 'created', value: 128450.75, payment_at: null },
      { operation: 'rescue_total', status: 'created', value: 1204318.66 },
      { status: 'canceled' },
      {},
      {},
    ]);
  });
});

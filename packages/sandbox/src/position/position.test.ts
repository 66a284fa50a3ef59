import { describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { client, database } = sandboxOfFile();
const get = async (key: string, path: string) => (await client(key)).to(`GET /api${path}`);
const position = (key: string) => get(key, '/investorPosition?document=:document');
const graph = (key: string, period: string) => get(key, `/rentability/graph/v5/nao_previdencia/${period}/:document`);

const pointsIn = (body: unknown): unknown[] =>
  typeof body === 'object' && body !== null && 'graph' in body && Array.isArray(body.graph) ? body.graph : [];

describe('the position', () => {
  it('is Ana’s portfolio, R$ 1.284.530,27', async () => {
    expect((await position('ana')).body).toEqual({
      investments: [
        { type: 'RENDA_FIXA', totalAmount: 468912.45 },
        { type: 'RENDA_MULTIMERCADO', totalAmount: 251380.1 },
        { type: 'ACOES', totalAmount: 187204.66 },
        { type: 'INTERNACIONAL', totalAmount: 149877.31 },
        { type: 'PREV_BALANC', totalAmount: 138415.2 },
        { type: 'PREV_CONS', totalAmount: 88740.55 },
      ],
    });
  });

  it('is refused before the first contribution, and while it is unavailable', async () => {
    expect(await position('nina')).toMatchObject({ status: 404, body: [{ code: 'ERR160' }] });
    expect(await position('otavio')).toMatchObject({ status: 500, body: [{ code: 'ERR150' }] });
  });
});

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
  it('has a point a month for three years, a year and half of one', async () => {
    expect(pointsIn((await graph('ana', 'max')).body)).toHaveLength(36);
    expect([12, 13]).toContain(pointsIn((await graph('ana', '12m')).body).length);
    expect([6, 7]).toContain(pointsIn((await graph('ana', '6m')).body).length);
  });

  it('ends today with the totals', async () => {
    const { body } = await graph('ana', 'max');
    const [today] = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format().split(' ');
    const last = pointsIn(body).at(-1);
    expect(last).toMatchObject({ data: today });
    expect(body).toMatchObject({ total: { ipca: expect.closeTo(14.8, 0) } });
  });

  it('has a point a day in the heavy account, and none without an investment', async () => {
    expect(pointsIn((await graph('wagner', 'max')).body)).toHaveLength(365);
    expect((await graph('nina', 'max')).body).toEqual({ graph: [], total: { rentability: 0, ipca: 0 } });
  });

  it('refuses every other period', async () => {
    expect((await graph('ana', '3m')).status).toBe(400);
  });
});

describe('the other calls of the dashboard', () => {
  it('answer the client', async () => {
    expect((await get('ana', '/clients/:id')).body).toMatchObject({
      name: 'Ana Beatriz Monteiro',
      mfa_enabled: false,
      associate: { name: 'Marina Cavalcanti de Albuquerque', type: 'planejador' },
      riskProfileCategory: { id: 2, name: 'Moderado' },
      bankAccounts: [{ isBradescoAccount: true }, { isBradescoAccount: false }],
    });
    expect((await get('carla', '/clients/:id')).body).toMatchObject({
      mfa_enabled: null,
      riskProfileCategory: null,
    });
    expect((await get('sofia', '/clients/:id')).body).toMatchObject({ riskProfileCategory: { name: 'Balanceado' } });
    expect((await get('wagner', '/clients/:id')).body).toMatchObject({ riskProfileCategory: { name: 'Arrojado' } });
    expect((await get('joao', '/clients/:id')).body).toMatchObject({
      welfare: 1,
      associate: { type: 'previdencia' },
    });
  });

  it('answer the state of the registration and of the renewal', async () => {
    expect((await get('elisa', '/registrationForm/clients/:id')).body).toMatchObject({
      isApprovedAdm: 4,
    });
    expect((await get('carla', '/checkListForm/:form/:id')).body).toMatchObject({
      professionalInformations: 0,
      pep: 1,
      suitability: 0,
    });
    expect((await get('heitor', '/renew/status/:id')).body).toMatchObject({ status: 'available' });
    expect((await get('iris', '/renew/status/:id')).body).toMatchObject({ status: 'expired' });
  });

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

  it('list the banks, with the five ids of Bradesco', async () => {
    const { body } = await get('ana', '/banks/all');
    expect(body).toContainEqual({ id: 53, name: 'Banco Bradesco S.A.', code: '237' });
    expect(Array.isArray(body) ? body.length : 0).toBeGreaterThanOrEqual(25);
  });
});

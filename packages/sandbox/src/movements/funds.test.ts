import { describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { refusedAt } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { call, client } = sandboxOfFile();
const list = async (key: string, form = ':form') =>
  (await client(key)).to(`GET /api/investments/listFundsWithTermsSignature/:id/${form}`);

describe('the funds of a client', () => {
  it('come with minimums, terms, position and bank account', async () => {
    const { status, body } = await list('ana');
    expect([status, Array.isArray(body) && body.length]).toEqual([200, 12]);
    expect(body).toMatchObject({
      0: {
        id: 1,
        name: 'Aroeira Renda Fixa Liquidez FIC FI RF',
        type: 'RENDA_FIXA',
        riskLevel: 1,
        initialValue: 500,
        minimumValue: 500,
        minimumRescueValue: 100,
        stayValue: 100,
        termQuotation: 'No mesmo dia',
        termRescue: 'No mesmo dia',
        totalAmount: 468_912.45,
        fundInfo: {
          id: 1,
          name: 'Aroeira Renda Fixa Liquidez FIC FI RF',
          cnpj: '31415926000171',
          bank: 'Banco Bradesco S.A.',
          bankCode: '237',
          agency: '2374',
          account: '0184561',
          digit: '7',
        },
      },
      1: { totalAmount: 0 },
    });
  });

  it('have no position while it is unavailable, and before the approval only held funds are listed', async () => {
    expect((await list('otavio')).body).toMatchObject({ 0: { totalAmount: null } });
    expect((await list('carla')).body).toEqual([]);
    expect((await list('joao')).body).toMatchObject({ length: 2 });
  });

  it('are refused with the form of another client', async () => {
    expect(await list('ana', String(personaOf('bruno').id + 1000))).toMatchObject({
      status: 404,
      body: [{ code: 'ERR118' }],
    });
  });
});

it('says fund by fund whether the client ever invested', async () => {
  const { to } = await client('ana');
  const hasInvested = async (fund: number) =>
    (await to(`GET /api/investments/clientHasInvestedByFund/${String(fund)}`)).body;
  expect(await hasInvested(1)).toEqual({ hasInvested: true });
  expect(await hasInvested(2)).toEqual({ hasInvested: false });
  expect((await call('GET /api/investments/clientHasInvestedByFund/1')).status).toBe(401);
});

it('has a fact sheet and a regulation of each fund, for signed-in clients alone', async () => {
  const { to } = await client('ana');
  for (const path of ['downloadBladeFile', 'downloadRegulationFile']) {
    const { status, body, headers } = await to(`GET /api/admin/fundtypes/${path}/3`);
    expect([status, headers.get('content-type'), String(body).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await to(`GET /api/admin/fundtypes/${path}/99`)).status).toBe(404);
    expect((await call(`GET /api/admin/fundtypes/${path}/3`)).status).toBe(401);
  }
});

describe('a distribution', () => {
  const ask = async (changes: object) => {
    const body = {
      suitability: 2,
      clientDataPositions: [
        { fundId: 1, totalAmount: 0 },
        { fundId: 3, totalAmount: 0 },
        { fundId: 5, totalAmount: 0 },
      ],
      totalInvestment: 10_000.01,
      ...changes,
    };
    return (await client('ana')).to('POST /api/client/investments/distribution', body);
  };

  it('adds up to the new money, to the cent', async () => {
    expect((await ask({})).body).toEqual([
      { fundId: 1, suggestion: 6_000.01 },
      { fundId: 3, suggestion: 2_500 },
      { fundId: 5, suggestion: 1_500 },
    ]);
  });

  it('refuses an unknown profile and wrong amounts', async () => {
    expect((await ask({ suitability: 6 })).status).toBe(400);
    for (const totalInvestment of [-1, 0.001, 1e300]) expect((await ask({ totalInvestment })).status).toBe(400);
    const clientDataPositions = [{ fundId: 1, totalAmount: 0.001 }];
    expect(await ask({ clientDataPositions })).toMatchObject(refusedAt('/clientDataPositions/0/totalAmount'));
  });
});

describe('the shares of a profile', () => {
  const ask = async (changes: object, path = ':id') =>
    (await client('ana')).to(`POST /api/painel/clients/painel_client_suggest_profile/${path}`, {
      profile: 2,
      fundsPosition: [2, 4, 5, 99].map((fundId) => ({ fundId, totalAmount: 0 })),
      birthDate: '1984-03-12',
      ...changes,
    });

  it('are over the named funds that exist and that the profile bears', async () => {
    expect((await ask({})).body).toEqual([
      { fundId: 2, percent: 50 },
      { fundId: 4, percent: 50 },
    ]);
    expect((await ask({ fundsPosition: [] })).body).toEqual([]);
  });

  it('are for the caller alone, a profile and a day', async () => {
    expect((await ask({}, String(personaOf('bruno').id))).status).toBe(403);
    for (const wrong of [{ profile: 0 }, { birthDate: '1984-02-30' }]) expect((await ask(wrong)).status).toBe(400);
  });
});

import { describe, expect } from 'vitest';
import { call, personaOf, signedIn } from '../testing/calls.ts';
import { sandboxTest } from '../testing/sandbox-test.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

/** `list('ana')` is the answer of a persona's fund list. */
const it = sandboxTest().extend(
  'list',
  ({ sandbox, signedIn }) =>
    async (key: string, formId = personaOf(key).id + 1000) => {
      const { id, token } = await signedIn(key);
      return call(sandbox, `GET /api/investments/listFundsWithTermsSignature/${String(id)}/${String(formId)}`, {
        token,
      });
    },
);
let sandbox: TestSandbox;
it.beforeAll(({ sandbox: opened }) => {
  sandbox = opened;
});

describe('the funds of a client', () => {
  it('come with minimums, terms, position and bank account', async ({ list }) => {
    const { status, body } = await list('ana');
    expect([status, Array.isArray(body) && body.length]).toEqual([200, 12]);
    expect(body).toMatchObject({
      0: {
        id: 1,
        name: 'Aroeira Renda Fixa Liquidez FIC FI RF',
        type: 'RENDA_FIXA',
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
          agency: '2374',
          account: '0184561',
          digit: '7',
        },
      },
      1: { totalAmount: 0 },
    });
  });

  it('have no position while it is unavailable, and before the approval only held funds are listed', async ({
    list,
  }) => {
    expect((await list('otavio')).body).toMatchObject({ 0: { totalAmount: null } });
    expect((await list('carla')).body).toEqual([]);
    expect((await list('joao')).body).toMatchObject({ length: 2 });
  });

  it('are refused with the form of another client', async ({ list }) => {
    expect(await list('ana', personaOf('bruno').id + 1000)).toMatchObject({ status: 404, body: [{ code: 'ERR118' }] });
  });
});

it('says fund by fund whether the client ever invested', async ({ signedIn }) => {
  const { token } = await signedIn('ana');
  const hasInvested = async (fund: number) =>
    (await call(sandbox, `GET /api/investments/clientHasInvestedByFund/${String(fund)}`, { token })).body;
  expect(await hasInvested(1)).toEqual({ hasInvested: true });
  expect(await hasInvested(2)).toEqual({ hasInvested: false });
  expect((await call(sandbox, 'GET /api/investments/clientHasInvestedByFund/1')).status).toBe(401);
});

describe('a distribution', () => {
  const ask = async (changes: object) => {
    const { token } = await signedIn(sandbox, 'ana');
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
    return call(sandbox, 'POST /api/client/investments/distribution', { token, body });
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
    expect(await ask({ clientDataPositions })).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/clientDataPositions/0/totalAmount' }] },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { refusedAt } from '../testing/calls.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { clientOnce: client } = sandboxOfFile();
const list = async (key: string, form = ':form') =>
  (await client(key)).to(`GET /api/investments/listFundsWithTermsSignature/:id/${form}`);

describe('the funds of a client', () => {
  it('have no position while it is unavailable, and before the approval only held funds are listed', async () => {
    expect((await list('otavio')).body).toMatchObject({ 0: { totalAmount: null } });
    expect((await list('carla')).body).toEqual([]);
    expect((await list('joao')).body).toMatchObject({ length: 2 });
  });
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

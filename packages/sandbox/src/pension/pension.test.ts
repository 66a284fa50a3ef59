import { describe, expect } from 'vitest';
import { call, personaOf } from '../testing/calls.ts';
import { sandboxTest } from '../testing/sandbox-test.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const it = sandboxTest().extend('certificates', ({ sandbox, signedIn }) => async (key: string) => {
  const { token, document } = await signedIn(key);
  return call(sandbox, `GET /api/icatu/certificates/${document}`, { token });
});
let sandbox: TestSandbox;
it.beforeAll(({ sandbox: opened }) => {
  sandbox = opened;
});

describe('the certificates of a client', () => {
  it('name fund, plan, tax regime and beneficiaries', async ({ certificates }) => {
    const { status, body } = await certificates('joao');
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { numeroCertificado: '000100872', tipoPlano: 'PGBL', regimeTributacao: 'Regressivo' },
      {
        numeroCertificado: '000100873',
        nomeFundo: 'Aroeira Prev Conservador FIC FI RF',
        beneficiarios: [{ nome: 'Vera Arantes', percentualDistribuicao: 100 }],
      },
    ]);
  });

  it('give the beneficiaries shares that add up to 100%', async ({ certificates }) => {
    for (const key of ['ana', 'joao'])
      for (const { beneficiarios } of Object.values((await certificates(key)).body ?? {})) {
        const shares = beneficiarios.map((one: { percentualDistribuicao: number }) => one.percentualDistribuicao * 100);
        expect(shares.reduce((all: number, share: number) => all + Math.round(share), 0)).toBe(100_00);
      }
  });

  it('are found by the client’s own document, and by no other', async ({ signedIn }) => {
    const { token, id } = await signedIn('joao');
    const others = personaOf('ana').document;
    expect((await call(sandbox, `GET /api/icatu/certificates/${others}`, { token })).status).toBe(403);
    expect((await call(sandbox, `GET /api/icatu/certificates/${String(id)}`, { token })).status).toBe(400);
  });
});

it('answers an empty list, and each refusal that the pension page tells apart', async ({ certificates }) => {
  expect(await certificates('nina')).toMatchObject({ status: 200, body: [] });
  expect(await certificates('karen')).toMatchObject({ status: 400, body: { message: 'insurer_refused' } });
  const answers = { ursula: 403, valter: 404, wagner: 422, otavio: 500, sofia: 503 };
  for (const [key, status] of Object.entries(answers)) expect((await certificates(key)).status).toBe(status);
  expect(await certificates('tiago')).toMatchObject({
    status: 502,
    body: { message: 'insurer_refused', httpStatus: 401 },
  });
});

it('gives a persona the certificates of the seed again after a reset', async ({ certificates }) => {
  expect((await call(sandbox, 'POST /sandbox/reset', { body: { persona: 'joao' } })).status).toBe(200);
  expect((await certificates('joao')).body).toHaveLength(2);
});

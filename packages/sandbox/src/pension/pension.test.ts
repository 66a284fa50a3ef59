import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { clientOnce: client, reset } = sandboxOfFile();
const certificates = async (key: string) => (await client(key)).to('GET /api/icatu/certificates/:document');

describe('the certificates of a client', () => {
  it('give the beneficiaries shares that add up to 100%', async () => {
    for (const key of ['ana', 'joao'])
      for (const { beneficiarios } of Object.values((await certificates(key)).body ?? {})) {
        const shares = beneficiarios.map((one: { percentualDistribuicao: number }) => one.percentualDistribuicao * 100);
        expect(shares.reduce((all: number, share: number) => all + Math.round(share), 0)).toBe(100_00);
      }
  });
});

it('answers an empty list, and each refusal that the pension page tells apart', async () => {
  expect(await certificates('nina')).toMatchObject({ status: 200, body: [] });
  expect(await certificates('karen')).toMatchObject({ status: 400, body: { message: 'insurer_refused' } });
  const answers = { ursula: 403, valter: 404, wagner: 422, otavio: 500, sofia: 503 };
  for (const [key, status] of Object.entries(answers)) expect((await certificates(key)).status).toBe(status);
  expect(await certificates('tiago')).toMatchObject({
    status: 502,
    body: { message: 'insurer_refused', httpStatus: 401 },
  });
});

it('gives a persona the certificates of the seed again after a reset', async () => {
  expect((await reset('joao')).status).toBe(200);
  expect((await certificates('joao')).body).toHaveLength(2);
});

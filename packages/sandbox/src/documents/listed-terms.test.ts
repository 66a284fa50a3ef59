import { expect, it } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { client, call, fetch } = sandboxOfFile();

it('lists the terms to accept, and each has a PDF', async () => {
  const { to } = await client('carla');
  const { status, body } = await to('GET /api/terms');
  expect([status, body]).toEqual([
    200,
    [
      { id: 1, title: 'Termo de adesão à carteira administrada' },
      { id: 2, title: 'Termo de ciência de risco' },
    ],
  ]);
  expect((await to('GET /api/terms/download/2')).status).toBe(200);
  expect((await call('GET /api/terms')).status).toBe(401);
});

it('has a proposal of 24 pages', async () => {
  const answer = await fetch('http://sandbox.test/api/forms/proposal.pdf');
  expect((await readPdf(Buffer.from(await answer.arrayBuffer()))).pages).toHaveLength(24);
});

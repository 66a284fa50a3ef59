import { beforeEach, expect, it } from 'vitest';
import { sandboxOfFile } from '../../testing/sandbox-of-file.ts';

const { client, outbox, reset, setClock, signedIn } = sandboxOfFile();
beforeEach(async () => {
  await setClock('2026-11-20T15:00:00Z');
  await reset('ana');
});

const REPORT = 'GET /api/investorPosition/sendInvestToolsPDFByEmail?period=yesterday';

it('a client without the term of news still hears of a new device, and gets the report that they ask for', async () => {
  const ana = await client('ana');
  const answer = { UID: crypto.randomUUID(), document: ana.document, accepted: true, terms: [1, 2, 3] };
  expect((await ana.to('POST /api/consent/status', answer)).status).toBe(200);
  const before = (await outbox(ana.document)).length;
  await signedIn('ana');
  expect((await ana.to(REPORT)).status).toBe(200);
  const mails = (await outbox(ana.document)).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Novo acesso à sua conta',
    expect.stringMatching(/^Seu relatório/),
  ]);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { refusedAt } from '../testing/calls.ts';
import { daysAfter } from '../time/sao-paulo-days.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { call, client, reset, setClock } = sandboxOfFile();

beforeEach(async () => {
  for (const persona of ['heitor', 'iris']) await reset(persona);
});

type Client = Awaited<ReturnType<typeof client>>;
const status = async ({ to }: Client) => (await to('GET /api/renew/status/:id')).body;
const start = ({ to }: Client) => to('POST /api/renew/start/:id');
const step = ({ to }: Client, mark: string) => to(`POST /api/renew/step/${mark}`, { step: mark, server: true });
const signature = async ({ to }: Client) => (await to('GET /api/renew/signature/status/:id')).body;
const activeDocument = async ({ to }: Client) => (await to('GET /api/renew/activeDocument')).body;
const tokenOf = (body: unknown): string => String(Object(body).signer_token);
const sign = (token: string) => call('POST /sandbox/backoffice/sign', { body: { token } });

const DONE = { status: 200, body: {} };
const refusedWith = (message: string) => ({ status: 409, body: { message } });

describe('a renewal', () => {
  it('is due again two years after its end', async () => {
    const iris = await client('iris');
    await start(iris);
    for (const mark of ['financial', 'signature']) await step(iris, mark);
    await sign(tokenOf(await signature(iris)));
    await step(iris, 'signed');
    await setClock('2028-03-01T02:59:59Z');
    const again = await client('iris');
    await step(again, 'done');
    expect(await status(again)).toMatchObject({ status: 'ok', expired_date: '2030-02-28' });
    await call('POST /sandbox/clock', { body: { reset: true } });
  });

  it('becomes available 30 days before its day, and expires on the day after (decision 0213)', async () => {
    const { expired_date: day } = Object(await status(await client('ana')));
    const at = async (days: number) => {
      await setClock(`${daysAfter(day, days)}T15:00:00Z`);
      return Object(await status(await client('ana'))).status;
    };
    expect([await at(-31), await at(-30), await at(0), await at(1)]).toEqual([
      'ok',
      'available',
      'available',
      'expired',
    ]);
    await call('POST /sandbox/clock', { body: { reset: true } });
  });

  it('stops new money after its day, and gives it back when it is over (decision 0213)', async () => {
    const verdict = async ({ to }: Client) =>
      Object((await to('GET /api/registrationForm/clients/:id')).body).isApprovedRenew;
    await setClock('2028-06-01T15:00:00Z');
    const ana = await client('ana');
    expect(await verdict(ana)).toBe(3);
    await call('POST /sandbox/clock', { body: { reset: true } });
    const heitor = await client('heitor');
    expect([await verdict(await client('ana')), await verdict(heitor)]).toEqual([0, 3]);
    await start(heitor);
    for (const mark of ['financial', 'signature']) await step(heitor, mark);
    await sign(tokenOf(await signature(heitor)));
    for (const mark of ['signed', 'done']) await step(heitor, mark);
    expect(await verdict(heitor)).toBe(0);
  });

  it('stays at its step when the client starts it again', async () => {
    const heitor = await client('heitor');
    await start(heitor);
    const token = tokenOf(await signature(heitor));
    await step(heitor, 'financial');
    expect(await start(heitor)).toMatchObject(DONE);
    expect(await status(heitor)).toMatchObject({ step: 'financial' });
    expect(tokenOf(await signature(heitor))).toBe(token);
  });
});

describe('a step of a renewal', () => {
  it('cannot be skipped, and changes nothing when the client passed it already', async () => {
    const iris = await client('iris');
    expect(await step(iris, 'signature')).toMatchObject(refusedWith('step_out_of_order'));
    expect(await step(iris, 'done')).toMatchObject(refusedWith('step_out_of_order'));
    expect(await step(iris, 'financial')).toMatchObject(DONE);
    expect(await step(iris, 'signature')).toMatchObject(DONE);
    for (const mark of ['started', 'financial', 'signature']) expect(await step(iris, mark)).toMatchObject(DONE);
    expect(await status(iris)).toMatchObject({ step: 'signature' });
  });

  it('is not signed when only the client says so', async () => {
    const iris = await client('iris');
    for (const mark of ['financial', 'signature']) await step(iris, mark);
    expect(await step(iris, 'signed')).toMatchObject(refusedWith('not_signed'));
    await start(iris);
    expect(await step(iris, 'signed')).toMatchObject(refusedWith('not_signed'));
    expect(await status(iris)).toMatchObject({ step: 'signature' });
  });

  it('is a step of the specification, the same in path and body, with server: true', async () => {
    const { to } = await client('heitor');
    const post = (path: string, body: unknown) => to(`POST /api/renew/step/${path}`, body);
    expect((await post('finished', { step: 'finished', server: true })).status).toBe(400);
    expect((await post('started', { step: 'started', server: false })).status).toBe(400);
    expect((await post('started', { step: 'started' })).status).toBe(400);
    expect(await post('started', { step: 'financial', server: true })).toMatchObject(refusedAt('/step'));
  });
});

describe('the document to sign', () => {
  it('waits from the start of the renewal until it is signed', async () => {
    const iris = await client('iris');
    expect([await activeDocument(iris), await signature(iris)]).toEqual([
      { hasDocument: false },
      { status: 'none', signer_token: null },
    ]);
    await start(iris);
    expect([await activeDocument(iris), await signature(iris)]).toEqual([
      { hasDocument: true },
      { status: 'pending', signer_token: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ]);
    for (const mark of ['financial', 'signature']) await step(iris, mark);
    await sign(tokenOf(await signature(iris)));
    expect(await activeDocument(iris)).toEqual({ hasDocument: false });
  });

  it('is signed at the page of the provider, once its step came (decision 0213)', async () => {
    const iris = await client('iris');
    await start(iris);
    const page = `/assinatura/renovacao/${tokenOf(await signature(iris))}`;
    const shown = async () => String((await call(`GET ${page}`)).body);
    expect(await shown()).toContain('Conclua antes as etapas anteriores');
    expect((await call(`POST ${page}`)).status).toBe(404);
    for (const mark of ['financial', 'signature']) await step(iris, mark);
    expect(await shown()).toContain('Íris Moraes Pacheco');
    expect((await call(`POST ${page}`)).status).toBe(303);
    expect(await shown()).toContain('Assinada em');
    expect(await signature(iris)).toMatchObject({ status: 'signed' });
    expect((await call('GET /assinatura/renovacao/0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11')).status).toBe(404);
  });

  it('is not signed before its step, nor with an unknown token', async () => {
    const iris = await client('iris');
    await start(iris);
    expect((await sign(tokenOf(await signature(iris)))).status).toBe(404);
    expect((await sign('0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11')).status).toBe(404);
  });
});

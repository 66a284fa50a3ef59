import { afterEach, describe, expect } from 'vitest';
import { advanceClock, call, personaOf } from '../testing/calls.ts';
import { sandboxTest } from '../testing/sandbox-test.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';

const it = sandboxTest();
let sandbox: TestSandbox;
it.beforeAll(({ sandbox: opened }) => {
  sandbox = opened;
});

const addFault = (body: Record<string, unknown>) => call(sandbox, 'POST /sandbox/faults', { body });
const businessDay = () => call(sandbox, 'GET /api/app/tools/businessday');

it('lists the personas', async () => {
  const { body } = await call(sandbox, 'GET /sandbox/personas');
  expect(body).toHaveLength(22);
  expect(body).toContainEqual(expect.objectContaining({ key: 'ana', document: '63287253026', password: 'Senha@123' }));
});

describe('reset', () => {
  it('of everything ends sessions, clears faults and mails, and sets the clock right', async ({ signedIn }) => {
    const { id, token } = await signedIn('ana');
    await addFault({ on: 'GET /app/tools/businessday', status: 500 });
    await advanceClock(sandbox, '2d');
    expect((await call(sandbox, 'POST /sandbox/reset')).status).toBe(200);
    expect((await call(sandbox, `GET /api/clients/${String(id)}`, { token })).status).toBe(401);
    expect((await businessDay()).status).toBe(200);
    expect((await call(sandbox, 'GET /sandbox/clock')).body).toMatchObject({ offsetMs: 0 });
  });

  it('of one persona leaves the others alone', async ({ signedIn }) => {
    const ana = await signedIn('ana');
    const nina = await signedIn('nina');
    expect((await call(sandbox, 'POST /sandbox/reset', { body: { persona: 'ana' } })).status).toBe(200);
    expect((await call(sandbox, `GET /api/clients/${String(ana.id)}`, { token: ana.token })).status).toBe(401);
    expect((await call(sandbox, `GET /api/clients/${String(nina.id)}`, { token: nina.token })).status).toBe(200);
    await signedIn('ana');
  });

  it('refuses an unknown persona', async () => {
    expect((await call(sandbox, 'POST /sandbox/reset', { body: { persona: 'nobody' } })).status).toBe(404);
  });
});

it('shows the e-mails of an address or a document, newest first', async () => {
  const { document, email } = personaOf('bruno');
  for (let i = 0; i < 2; i += 1) {
    const { body } = await call(sandbox, 'POST /api/auth/login/1', { body: { document, password: 'Senha@123' } });
    const loginId = typeof body === 'object' && body !== null && 'loginId' in body ? body.loginId : '';
    await call(sandbox, 'POST /api/auth/login/1/send_mfa', { body: { document, loginId } });
    await advanceClock(sandbox, '1m');
  }
  const all = await call(sandbox, `GET /sandbox/outbox?to=${document}`);
  expect(all.body).toMatchObject([{ to: email, subject: 'Seu código de acesso' }, { to: email }]);
  const [newest] = Array.isArray(all.body) ? all.body : [];
  expect((await call(sandbox, `GET /sandbox/outbox?to=${email}&last=1`)).body).toEqual([newest]);
  expect((await call(sandbox, 'GET /sandbox/outbox?to=nobody@exemplo.com.br')).body).toEqual([]);
  expect((await sandbox.outbox(email)).at(-1)).toEqual(newest);
});

describe('the clock', () => {
  afterEach(() => call(sandbox, 'POST /sandbox/clock', { body: { reset: true } }));

  it('is set, and moves the business day', async () => {
    await call(sandbox, 'POST /sandbox/clock', { body: { set: '2026-02-16T12:00:00Z' } });
    expect((await businessDay()).body).toEqual({ date: '2026-02-18' });
  });

  it.each([
    ['2d', 172_800_000],
    ['3h', 10_800_000],
    ['15m', 900_000],
    ['30s', 30_000],
  ])('advances %s, and goes back', async (advance, offsetMs) => {
    expect((await advanceClock(sandbox, advance)).body).toMatchObject({ offsetMs });
    const reset = await call(sandbox, 'POST /sandbox/clock', { body: { reset: true } });
    expect(reset.body).toMatchObject({ offsetMs: 0 });
  });

  it.each([{ set: '1999-12-31T23:59:59Z' }, { set: '2100-01-01T00:00:00Z' }, { advance: '999999d' }])(
    'stays within the calendar: %j',
    async (body) => {
      const answer = await call(sandbox, 'POST /sandbox/clock', { body });
      expect(answer).toMatchObject({ status: 400, body: { message: 'clock_out_of_range' } });
      expect((await call(sandbox, 'GET /sandbox/clock')).body).toMatchObject({ offsetMs: 0 });
    },
  );

  it.each(['2', 'd', '-1d', '1w'])('does not advance %s', async (advance) => {
    expect((await advanceClock(sandbox, advance)).status).toBe(400);
  });
});

describe('a fault', () => {
  afterEach(() => call(sandbox, 'DELETE /sandbox/faults'));

  it('answers a status and a code, for the given number of calls', async () => {
    await addFault({ on: 'GET /app/tools/businessday', status: 503, code: 'ERR999', times: 1 });
    expect(await businessDay()).toMatchObject({ status: 503, body: [{ code: 'ERR999' }] });
    expect((await businessDay()).status).toBe(200);
  });

  it('delays an answer that is right', async () => {
    await addFault({ on: 'GET /app/tools/businessday', delayMs: 60 });
    const before = performance.now();
    expect((await businessDay()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThanOrEqual(59);
  });

  it('drops the connection, or answers a body that is no JSON', async () => {
    await addFault({ on: 'GET /app/tools/businessday', drop: true, times: 1 });
    await expect(businessDay()).rejects.toThrow(TypeError);
    await addFault({ on: 'GET /app/tools/businessday', malformed: true });
    const answer = await sandbox.fetch('http://sandbox.test/api/app/tools/businessday');
    await expect(answer.json()).rejects.toThrow(SyntaxError);
  });

  it('is listed and cleared', async () => {
    await addFault({ on: 'GET /x', status: 500 });
    expect((await call(sandbox, 'GET /sandbox/faults')).body).toMatchObject([{ on: 'GET /x', status: 500 }]);
    await call(sandbox, 'DELETE /sandbox/faults');
    expect((await call(sandbox, 'GET /sandbox/faults')).body).toEqual([]);
  });

  it.each(['investorPosition', 'GET', 'GET investorPosition'])('is refused on %s', async (on) => {
    expect((await addFault({ on, status: 500 })).status).toBe(400);
  });
});

it('shows requests after a number, with the client and without a document', async ({ signedIn }) => {
  const { token, document } = await signedIn('ana');
  const { body } = await call(sandbox, 'GET /sandbox/log');
  const last = Array.isArray(body) ? body.at(-1)?.seq : 0;
  await call(sandbox, `GET /api/rentability/graph/v5/nao_previdencia/max/${document}`, { token });
  expect((await call(sandbox, `GET /sandbox/log?after=${String(last)}`)).body).toMatchObject([
    { path: '/sandbox/log', client: null },
    { method: 'GET', path: '/api/rentability/graph/v5/nao_previdencia/max/****', status: 200, client: 1001 },
  ]);
});

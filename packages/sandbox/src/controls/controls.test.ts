import { afterEach, describe, expect, it } from 'vitest';
import { PERSONAS, personaOf } from '../personas/personas.seed.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const sandbox = sandboxOfFile();
const { advanceClock, call, challenge, outbox, reset, sendCode, setClock, signedIn } = sandbox;

const addFault = (body: Record<string, unknown>) => call('POST /sandbox/faults', { body });
const businessDay = () => call('GET /api/app/tools/businessday');

it('lists the personas', async () => {
  const { body } = await call('GET /sandbox/personas');
  expect(body).toHaveLength(PERSONAS.length);
  expect(body).toContainEqual(expect.objectContaining({ key: 'ana', document: '63287253026', password: 'Senha@123' }));
});

describe('reset', () => {
  it('of everything ends sessions, clears faults and mails, and sets the clock right', async () => {
    const { id, token } = await signedIn('ana');
    await addFault({ on: 'GET /app/tools/businessday', status: 500 });
    await advanceClock('2d');
    expect((await call('POST /sandbox/reset')).status).toBe(200);
    expect((await call(`GET /api/clients/${String(id)}`, { token })).status).toBe(401);
    expect((await businessDay()).status).toBe(200);
    expect((await call('GET /sandbox/clock')).body).toMatchObject({ offsetMs: 0 });
  });

  it('of one persona leaves the others alone', async () => {
    const ana = await signedIn('ana');
    const nina = await signedIn('nina');
    expect((await reset('ana')).status).toBe(200);
    expect((await call(`GET /api/clients/${String(ana.id)}`, { token: ana.token })).status).toBe(401);
    expect((await call(`GET /api/clients/${String(nina.id)}`, { token: nina.token })).status).toBe(200);
    await signedIn('ana');
  });

  it('gives the same ids again to what is made after it', async () => {
    const made = async () => {
      const { token } = await signedIn('nina');
      const body = { title: 'Casa', value: 1000, year: 2040, color: '#2F6B4F' };
      return (await call('POST /api/liberty/objective/0', { token, body })).body;
    };
    const first = await made();
    await call('POST /sandbox/reset');
    expect(await made()).toMatchObject({ id: Object(first).id, title: 'Casa' });
  });
});

it('shows the e-mails of an address or a document, newest first', async () => {
  const { document, email } = personaOf('bruno');
  for (let i = 0; i < 2; i += 1) {
    await sendCode(await challenge());
    await advanceClock('1m');
  }
  const all = await call(`GET /sandbox/outbox?to=${document}`);
  expect(all.body).toMatchObject([{ to: email, subject: 'Seu código de acesso' }, { to: email }]);
  const [newest] = Array.isArray(all.body) ? all.body : [];
  expect((await call(`GET /sandbox/outbox?to=${email}&last=1`)).body).toEqual([newest]);
  expect((await call('GET /sandbox/outbox?to=088.246.480-96')).body).toEqual(all.body);
  expect((await call('GET /sandbox/outbox?to=nobody@exemplo.com.br')).body).toEqual([]);
  expect((await outbox(email)).at(-1)).toEqual(newest);
});

describe('the clock', () => {
  afterEach(() => call('POST /sandbox/clock', { body: { reset: true } }));

  it('is set, and moves the business day', async () => {
    await setClock('2026-02-16T12:00:00Z');
    expect((await businessDay()).body).toEqual({ date: '2026-02-18' });
  });

  it.each([
    ['2d', 172_800_000],
    ['3h', 10_800_000],
    ['15m', 900_000],
    ['30s', 30_000],
  ])('advances %s, and goes back', async (advance, offsetMs) => {
    expect((await advanceClock(advance)).body).toMatchObject({ offsetMs });
    const reset = await call('POST /sandbox/clock', { body: { reset: true } });
    expect(reset.body).toMatchObject({ offsetMs: 0 });
  });

  it.each([{ set: '1999-12-31T23:59:59Z' }, { set: '2100-01-01T00:00:00Z' }, { advance: '999999d' }])(
    'stays within the calendar: %j',
    async (body) => {
      const answer = await call('POST /sandbox/clock', { body });
      expect(answer).toMatchObject({ status: 400, body: { message: 'clock_out_of_range' } });
      expect((await call('GET /sandbox/clock')).body).toMatchObject({ offsetMs: 0 });
    },
  );

  it.each(['2', 'd', '-1d', '1w'])('does not advance %s', async (advance) => {
    expect((await advanceClock(advance)).status).toBe(400);
  });
});

describe('a fault', () => {
  afterEach(() => call('DELETE /sandbox/faults'));

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
    await addFault({ on: 'GET /clients/{id}', status: 500 });
    expect((await call('GET /sandbox/faults')).body).toMatchObject([{ on: 'GET /clients/{id}', status: 500 }]);
    await call('DELETE /sandbox/faults');
    expect((await call('GET /sandbox/faults')).body).toEqual([]);
  });

  it('answers a body of its own, and counts the calls that it hit', async () => {
    await addFault({ on: 'get /app/tools/businessday', body: '{"date":"never"}' });
    for (let i = 0; i < 2; i += 1) expect(await businessDay()).toMatchObject({ status: 200, body: { date: 'never' } });
    expect((await call('GET /sandbox/faults')).body).toMatchObject([{ hits: 2, body: '{"date":"never"}' }]);
  });

  it.each([
    ['GET /api/investorPosition', 'GET /investorPosition'],
    ['GET /investorPosition?document=1', 'GET /investorPosition'],
    ['GET /investorpositon', 'GET /investorPosition'],
    ['GOT /investorPosition', 'GET /investorPosition'],
    ['GET /api/clients/1001', 'GET /clients/:id'],
  ])('is refused on %s, which is no call, with %s', async (on, meant) => {
    expect(await addFault({ on, status: 500 })).toMatchObject({
      status: 400,
      body: { message: 'no_such_call', errors: [{ path: '/on', message: meant }] },
    });
    expect((await call('GET /sandbox/faults')).body).toEqual([]);
  });

  it.each(['GET /clients/1001', 'GET /clients/*', 'PUT /clients/:anyone', 'GET /clients/**', '* /**'])(
    'may be on %s',
    async (on) => {
      expect((await addFault({ on, status: 500 })).status).toBe(200);
    },
  );

  it('is refused when it does nothing', async () => {
    expect(await addFault({ on: 'GET /investorPosition', times: 2 })).toMatchObject({
      status: 400,
      body: { message: 'no_effect' },
    });
  });

  it.each(['investorPosition', 'GET', 'GET investorPosition'])('is refused on %s', async (on) => {
    expect((await addFault({ on, status: 500 })).status).toBe(400);
  });
});

it('shows requests after a number, with the client and without a document', async () => {
  const { token, document } = await signedIn('ana');
  const { body } = await call('GET /sandbox/log');
  const last = Array.isArray(body) ? body.at(-1)?.seq : 0;
  await call(`GET /api/rentability/graph/v5/nao_previdencia/max/${document}`, { token });
  expect((await call(`GET /sandbox/log?after=${String(last)}`)).body).toMatchObject([
    { path: '/sandbox/log', client: null },
    { method: 'GET', path: '/api/rentability/graph/v5/nao_previdencia/max/****', status: 200, client: 1001 },
  ]);
});

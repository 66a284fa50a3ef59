import { afterEach, describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { meantInstead } from './fault-call.ts';
import { FAULT_PRESETS, type FaultPresetName } from './fault-presets.ts';

const sandbox = sandboxOfFile();
const { call, client, login, signedIn } = sandbox;

const add = (name: string, body?: unknown) => call(`POST /sandbox/fault-presets/${name}`, { body });

afterEach(() => call('DELETE /sandbox/faults'));

describe('a preset', () => {
  it('is listed with a line of what it does, in both languages', async () => {
    const listed = Object.entries(FAULT_PRESETS).map(([name, { does, caption }]) => ({ name, does, caption }));
    expect((await call('GET /sandbox/fault-presets')).body).toEqual(listed);
    expect(listed).toContainEqual({
      name: 'offline',
      does: 'no call gets an answer',
      caption: 'nenhuma chamada tem resposta',
    });
  });

  it('names calls that are there, so that each of its faults can fire', async () => {
    const { paths }: { readonly paths: object } = Object((await call('GET /openapi.json')).body);
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
    );
    for (const { faults } of Object.values(FAULT_PRESETS))
      for (const { on } of faults) expect([on, meantInstead(on, calls)]).toEqual([on, undefined]);
  });

  it('stands by its name in the list of faults, and hits as often as it is told', async () => {
    const added = await add('position-down', { times: 1 });
    expect(added.body).toMatchObject([{ on: 'GET /investorPosition', times: 1, hits: 0, preset: 'position-down' }]);
    expect((await call('GET /sandbox/faults')).body).toEqual(added.body);
    const { to } = await client('ana');
    const position = () => to('GET /api/investorPosition?document=:document');
    expect([(await position()).status, (await position()).status]).toEqual([500, 200]);
  });

  it('is refused by an unknown name, and by times that are none', async () => {
    expect(await add('position-up')).toMatchObject({ status: 404, body: { message: 'no_such_preset' } });
    expect((await add('position-down', { times: 0 })).status).toBe(400);
    expect((await call('GET /sandbox/faults')).body).toEqual([]);
  });
});

describe('what a preset says is so:', () => {
  const POSITION = 'GET /api/investorPosition?document=:document';

  it.each<[FaultPresetName, status: number, calls: readonly string[], body?: object]>([
    ['position-down', 500, [POSITION], [{ code: 'ERR150' }]],
    [
      'signing-provider-down',
      503,
      [
        'POST /api/investments/verifySignedTerms',
        'POST /api/investments/verifyCompliance',
        'GET /api/investments/checkSignedStatus/x',
        'GET /api/renew/signature/status/:id',
        'GET /api/renew/activeDocument',
      ],
    ],
    ['report-never-ready', 200, ['GET /api/reports/generated?period=month'], { status: 'agendado' }],
    ['insurer-down', 503, ['GET /api/icatu/certificates/:document']],
    ['postal-codes-down', 503, ['POST /api/cep-new/01310100']],
    ['uploads-fail', 503, ['PUT /api/clients/update/:id/ocr', 'PUT /api/clients/proof-of-residence/:id']],
    ['code-not-sent', 503, ['POST /api/auth/login/1/send_mfa']],
    [
      'messages-fail',
      503,
      ['POST /api/user/talktous', 'POST /api/user/rateapp', 'POST /api/associates/sendMessage/:id'],
    ],
  ])('%s answers %i', async (...[name, status, calls, body]) => {
    const { to } = await client('ana');
    await add(name);
    for (const one of calls) expect([one, await to(one)]).toMatchObject([one, { status, ...(body && { body }) }]);
    expect((await to('GET /api/clients/:id')).status).toBe(200);
  });

  it('server-down answers 503 on every call', async () => {
    const { to } = await client('ana');
    await add('server-down');
    for (const one of [POSITION, 'GET /api/clients/:id', 'POST /api/liberty']) expect((await to(one)).status).toBe(503);
  });

  it('offline breaks every call, and orders-cut an order alone', async () => {
    const { to } = await client('ana');
    await add('orders-cut');
    await expect(to('POST /api/investments/create/v2')).rejects.toThrow(TypeError);
    expect((await to('GET /api/clients/:id')).status).toBe(200);
    await add('offline');
    for (const one of ['GET /api/clients/:id', 'POST /api/auth/login/1'])
      await expect(to(one)).rejects.toThrow(TypeError);
  });

  it('broken-json is no JSON on any call', async () => {
    const { to } = await client('ana');
    await add('broken-json');
    for (const one of ['GET /api/clients/:id', POSITION]) await expect(to(one)).rejects.toThrow(SyntaxError);
  });

  it('login-busy refuses a sign-in, and leaves who is in alone', async () => {
    const { to } = await client('ana');
    await add('login-busy');
    expect((await login('ana')).status).toBe(503);
    expect((await to(POSITION)).status).toBe(200);
  });

  it('session-expired ends a session, and a new sign-in works', async () => {
    const { to, id, refreshToken } = await client('ana');
    await add('session-expired');
    expect((await to(POSITION)).status).toBe(401);
    expect((await sandbox.refresh({ id, refreshToken })).status).toBe(401);
    const again = await signedIn('ana');
    expect((await call(`GET /api/clients/${String(again.id)}`, { token: again.token })).status).toBe(200);
  });

  it('orders-slow is late by three seconds and slow-3g by two, and then they answer as always', async () => {
    const { to } = await client('ana');
    for (const name of ['orders-slow', 'slow-3g']) await add(name);
    const late = async (one: string) => {
      const begun = performance.now();
      const { status } = await to(one);
      return [status, Math.round((performance.now() - begun) / 1000)];
    };
    expect(await Promise.all([late('POST /api/investments/create/v2'), late(POSITION)])).toEqual([
      [400, 3],
      [200, 2],
    ]);
  });
});

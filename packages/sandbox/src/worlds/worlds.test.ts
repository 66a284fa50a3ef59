import { Value } from '@sinclair/typebox/value';
import { describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { inNamedWorld, newWorld } from '../testing/in-world.ts';
import { START } from '../testing/newcomer.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { startSandbox } from '../start-sandbox.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { seededDatabase } from '../testing/seeded-database.ts';
import { sandboxOfTest, sandboxOn } from '../testing/test-sandbox.ts';
import { WorldAnswer } from './worlds.schemas.ts';

const folder = temporaryFolder();
const sandbox = sandboxOfFile();
const { call } = sandbox;

const ANA = personaOf('ana');
const FAULT = { on: 'GET /investorPosition', status: 500 };
const POSITION = `GET /api/investorPosition?document=${ANA.document}`;

describe('a world', () => {
  it('begins as the seed, and keeps data, clock, faults, e-mails and log to itself', async () => {
    const [one, two] = [await newWorld(sandbox), await newWorld(sandbox)];
    const before = await call('GET /sandbox/clock');
    await one.forget(ANA.document);
    await one.advanceClock('2d');
    await one.call('POST /sandbox/faults', { body: FAULT });
    expect(await one.outbox(ANA.document)).toHaveLength(1);
    expect(await two.outbox(ANA.document)).toEqual([]);
    expect((await one.call('GET /sandbox/clock')).body).toMatchObject({ offsetMs: 2 * 86_400_000 });
    for (const other of [two, sandbox]) {
      expect((await other.call('GET /sandbox/clock')).body).toMatchObject({ offsetMs: 0 });
      expect((await other.call('GET /sandbox/faults')).body).toEqual([]);
      const ana = await other.signedIn('ana');
      expect((await other.call(POSITION, { token: ana.token })).status).toBe(200);
    }
    expect(before.status).toBe(200);
    const paths = async (of: typeof one): Promise<string> => JSON.stringify((await of.call('GET /sandbox/log')).body);
    expect(await paths(one)).toContain('passwordResetByEmail');
    expect(await paths(two)).not.toContain('passwordResetByEmail');
  });

  it('counts its ids from the start, and its limits alone', async () => {
    const [one, two] = [await newWorld(sandbox), await newWorld(sandbox)];
    for (const { call: callIn, tryPassword } of [one, two]) {
      await callIn('POST /api/clients/create', { body: START });
      expect((await tryPassword(START.document, START.password)).body).toMatchObject({ id: 5001 });
      for (let tries = 0; tries < 5; tries += 1) await tryPassword(ANA.document, 'Errada@123');
    }
    expect((await one.login('ana')).status).toBe(429);
    expect((await sandbox.login('ana')).status).toBe(200);
  });

  it('goes back to the seed alone', async () => {
    const [one, two] = [await newWorld(sandbox), await newWorld(sandbox)];
    for (const world of [one, two]) await world.forget(ANA.document);
    await one.reset();
    expect(await one.outbox()).toEqual([]);
    expect(await two.outbox()).toHaveLength(1);
  });

  it('has a name, is listed, and is gone when it is dropped', async () => {
    const made = await call('POST /sandbox/worlds', { body: { name: 'maria-1' } });
    expect(made.body).toMatchObject({ name: 'maria-1', url: 'http://maria-1.localhost' });
    const world = inNamedWorld(sandbox, 'maria-1');
    expect((await world.call('GET /sandbox/world')).body).toMatchObject({ name: 'maria-1' });
    expect((await call('GET /sandbox/world')).body).toMatchObject({ name: 'main', url: 'http://localhost' });
    expect(await call('POST /sandbox/worlds', { body: { name: 'maria-1' } })).toMatchObject({
      status: 409,
      body: { message: 'world_exists' },
    });
    expect((await call('GET /sandbox/worlds')).body).toContainEqual(expect.objectContaining({ name: 'maria-1' }));
    // Also by whoever is in it.
    expect((await world.call('DELETE /sandbox/worlds/maria-1')).status).toBe(200);
    expect(await world.call('GET /sandbox/clock')).toMatchObject({ status: 404, body: { message: 'no_such_world' } });
    expect(await call('DELETE /sandbox/worlds/maria-1')).toMatchObject({ status: 404 });
    expect(await call('DELETE /sandbox/worlds/main')).toMatchObject({ status: 409, body: { message: 'main_world' } });
  });

  it.each(['Maria', 'a.b', '-a', 'a-', 'a b', ''])('is not called %j', async (name) => {
    expect(await call('POST /sandbox/worlds', { body: { name } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/name', message: expect.stringContaining('must match pattern') }] },
    });
  });

  it('is met by a browser at a host of its own, whose pages and keys are of that host', async () => {
    await call('POST /sandbox/worlds', { body: { name: 'joao' } });
    const at = (host: string) => sandbox.fetch(`http://${host}/sandbox/world`).then((answer) => answer.json());
    expect(await at('joao.localhost')).toMatchObject({ name: 'joao' });
    const inCapitals = await call('GET /sandbox/world', { headers: { host: 'Joao.LOCALHOST:4300' } });
    expect(inCapitals.body).toMatchObject({ name: 'joao' });
    expect(await at('localhost')).toMatchObject({ name: 'main' });
    expect(await at('main.localhost')).toMatchObject({ name: 'main' });
    expect((await sandbox.fetch('http://nobody.localhost/api/banks/all')).status).toBe(404);
    const joao = inNamedWorld(sandbox, 'joao');
    const ana = await joao.signedIn('ana');
    const key = await joao.call('POST /api/authn/register', { token: ana.token, body: { loginId: ana.loginId } });
    expect(key.body).toMatchObject({ rp: { id: 'joao.localhost' } });
  });

  it('is met below the name of the portal, and on the machine itself still below localhost', async () => {
    const named = await sandboxOfTest({ portalUrl: 'https://portal.exemplo.com.br' });
    await newWorld(named, { name: 'joao' });
    for (const host of ['joao.portal.exemplo.com.br', 'joao.localhost'])
      expect(await (await named.fetch(`http://${host}/sandbox/world`)).json()).toMatchObject({
        name: 'joao',
        url: 'https://joao.portal.exemplo.com.br',
      });
  });
});

describe('a server', () => {
  it('takes no more worlds than it is told, and says so', async () => {
    const small = await sandboxOfTest({ worlds: { most: 2, idleHours: 24 } });
    for (let made = 0; made < 2; made += 1) await newWorld(small);
    const { call: callSmall } = inNamedWorld(small, 'main');
    expect(await callSmall('POST /sandbox/worlds')).toMatchObject({
      status: 409,
      body: { message: 'too_many_worlds' },
    });
  });

  it('drops a world that nobody has called for a day', async () => {
    const forgetful = await sandboxOfTest({ worlds: { most: 200, idleHours: 0 } });
    const { call: callMain } = inNamedWorld(forgetful, 'main');
    const idle = await newWorld(forgetful);
    expect((await callMain('GET /sandbox/worlds')).body).toEqual([expect.objectContaining({ name: 'main' })]);
    expect((await idle.call('GET /sandbox/clock')).status).toBe(404);
  });
});

describe('two servers', () => {
  it('both let a world go that one of them dropped, with its port', async () => {
    const db = await seededDatabase();
    const [one, other] = [await sandboxOn(db, { isShared: true }), await sandboxOn(db, { isShared: true })];
    const made = await inNamedWorld(one, 'main').call('POST /sandbox/worlds', { body: { port: 0 } });
    const { name, url } = Value.Parse(WorldAnswer, made.body);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    await inNamedWorld(other, 'main').call(`DELETE /sandbox/worlds/${name}`);
    expect((await fetch(`${url}/health/ready`)).status).toBe(404);
    await inNamedWorld(one, 'main').call('GET /sandbox/worlds');
    await expect(fetch(`${url}/health/ready`)).rejects.toThrow('fetch failed');
    await one.close();
    await other.close();
  });
});

describe('a snapshot', () => {
  it('brings a world back as it was, with its clock, or begins another one', async () => {
    const world = await newWorld(sandbox);
    await world.forget(ANA.document);
    await world.advanceClock('2d');
    await world.call('POST /sandbox/faults', { body: FAULT });
    expect((await world.call('POST /sandbox/snapshots', { body: { name: 'two-days' } })).status).toBe(200);
    await world.reset();
    expect(await world.outbox()).toEqual([]);
    expect((await world.call('POST /sandbox/snapshots/two-days/load')).status).toBe(200);
    const other = await newWorld(sandbox, { from: 'two-days' });
    for (const loaded of [world, other]) {
      expect(await loaded.outbox(ANA.document)).toHaveLength(1);
      expect((await loaded.call('GET /sandbox/clock')).body).toMatchObject({ offsetMs: 2 * 86_400_000 });
      expect((await loaded.call('GET /sandbox/faults')).body).toMatchObject([FAULT]);
      await loaded.call('POST /api/clients/create', { body: START });
      const joana = await loaded.tryPassword(START.document, START.password);
      expect(joana.body).toMatchObject({ id: 5001 });
    }
    expect((await call('GET /sandbox/snapshots')).body).toMatchObject([{ name: 'two-days' }]);
    expect(await call('POST /sandbox/snapshots', { body: { name: 'two-days' } })).toMatchObject({ status: 409 });
    expect((await call('DELETE /sandbox/snapshots/two-days')).status).toBe(200);
    expect((await call('GET /sandbox/snapshots')).body).toEqual([]);
    expect(await call('POST /sandbox/worlds', { body: { from: 'two-days' } })).toMatchObject({
      status: 404,
      body: { message: 'no_such_snapshot' },
    });
  });

  it('outlives a restart of the server, as the worlds do', async () => {
    const started = () => startSandbox({ port: 0, dataDir: folder, quiet: true, webRoot: folder });
    const first = await started();
    const world = await newWorld({ fetch: at(first.url) }, { name: 'kept' });
    await world.advanceClock('2d');
    await world.call('POST /sandbox/snapshots', { body: { name: 'before' } });
    await world.reset();
    await first.close();
    const second = await started();
    const again = inNamedWorld({ fetch: at(second.url) }, 'kept');
    expect((await again.call('GET /sandbox/clock')).body).toMatchObject({ offsetMs: 0 });
    await again.call('POST /sandbox/snapshots/before/load');
    expect((await again.call('GET /sandbox/clock')).body).toMatchObject({ offsetMs: 2 * 86_400_000 });
    await second.close();
  }, 60_000);
});

/** Calls a server that listens. */
const at =
  (url: string): typeof globalThis.fetch =>
  (input, init) => {
    const request = new Request(input, init);
    return fetch(new Request(request.url.replace('http://sandbox.test', url), request));
  };

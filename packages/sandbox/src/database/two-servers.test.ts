import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call, login } from '../testing/calls.ts';
import { callable, startChildOn, type ChildServer } from '../testing/child-server.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { connectToServer } from './server-pool.ts';
import { isUnavailable } from './unavailable.ts';

/** Two processes on one PostgreSQL, behind a proxy on this machine. */
let postgres: TestPostgres;
let one: ChildServer;
let other: ChildServer;
let client: pg.Client;
const KEY = 'secret';

beforeAll(async () => {
  postgres = await startPostgres();
  vi.stubEnv('TRUST_PROXY', 'loopback');
  vi.stubEnv('PORTAL_URL', 'http://portal.localhost');
  vi.stubEnv('SANDBOX_KEY', KEY);
  const start = () => startChildOn(postgres.url, '--port', '0');
  [one, other] = await Promise.all([start(), start()]);
  vi.unstubAllEnvs();
  client = new pg.Client(postgres.url);
  await client.connect();
}, 120_000);

afterAll(async () => {
  await client.end();
  await Promise.all([one.end('SIGKILL'), other.end('SIGKILL')]);
  await postgres.stop();
}, 60_000);

/** Something that calls a server as the proxy does for a client of this network. */
const from =
  (network: string) =>
  (server: ChildServer, what: string, body?: unknown): ReturnType<typeof call> =>
    call(callable(server), what, {
      headers: { 'x-forwarded-for': network, 'x-sandbox-key': KEY },
      ...(body === undefined ? {} : { body }),
    });

it('limits the requests of one network to both servers together', async () => {
  const ask = from('203.0.113.1');
  // The other server itself gets one request a turn, far fewer than the limit.
  const turn = async (): Promise<number> => {
    await Promise.all(Array.from({ length: 600 }, () => ask(one, 'GET /nowhere')));
    return (await ask(other, 'GET /nowhere')).status;
  };
  await expect.poll(turn, { timeout: 60_000, interval: 200 }).toBe(429);
  expect((await from('203.0.113.2')(other, 'GET /nowhere')).status).toBe(404);
}, 90_000);

it('shows a fault of one server in both', async () => {
  const ask = from('203.0.113.3');
  const fault = { on: 'GET /auth/checkExistingDocument/:document', status: 418, times: 3 };
  expect((await ask(one, 'POST /sandbox/faults', fault)).status).toBe(200);
  const statuses = [];
  for (const server of [other, one, other, one])
    statuses.push((await ask(server, 'GET /api/auth/checkExistingDocument/23157281500')).status);
  expect(statuses).toEqual([418, 418, 418, 200]);
});

it('never shows a time from before a move of the clock', async () => {
  const ask = from('203.0.113.6');
  const read = async (server: ChildServer) => (await ask(server, 'GET /api/app/tools/businessday')).status;
  for (const year of [2031, 2032, 2033, 2034, 2035, 2036]) {
    const reads = Array.from({ length: 20 }, (_, n) => read(n % 2 === 0 ? one : other));
    const moved = await ask(one, 'POST /sandbox/clock', { set: `${String(year)}-01-01T12:00:00.000Z` });
    expect(moved.body).toMatchObject({ now: expect.stringContaining(String(year)) });
    await Promise.all(reads);
    for (const server of [one, other])
      expect((await ask(server, 'GET /sandbox/clock')).body).toMatchObject({
        now: expect.stringContaining(String(year)),
      });
  }
}, 60_000);

it('resets while clients read and write, and answers nobody with a failure', async () => {
  const ask = from('203.0.113.7');
  let isOver = false;
  const statuses = new Set<number>();
  const work = async (server: ChildServer) => {
    while (!isOver) {
      const { status } = await login(callable(server), 'ana', { headers: { 'x-forwarded-for': '203.0.113.8' } });
      statuses.add(status);
      statuses.add((await ask(server, 'POST /sandbox/trigger', { event: 'version.bumped' })).status);
    }
  };
  const working = [one, other, one, other, one, other].map(work);
  for (const server of [one, other, one, other]) statuses.add((await ask(server, 'POST /sandbox/reset')).status);
  const both = await Promise.all([one, other].map((server) => ask(server, 'POST /sandbox/reset')));
  isOver = true;
  await Promise.all(working);
  expect([...statuses, ...both.map(({ status }) => status)].filter((status) => status >= 500)).toEqual([]);
}, 120_000);

it('answers 503 when no connection is free, and works again afterwards', async () => {
  const signIn = () => login(callable(one), 'ana', { headers: { 'x-forwarded-for': '203.0.113.4' } });
  await client.query('begin');
  await client.query('lock table attempts');
  const answers = await Promise.all(Array.from({ length: 25 }, signIn));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers[0]).toMatchObject({ body: { message: 'unavailable' } });
  expect(new Set(answers.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['5']));
  await client.query('rollback');
  expect((await signIn()).status).toBe(200);
}, 60_000);

it('gives no connection to a call that waits too long for one', async () => {
  const pool = await connectToServer({ url: postgres.url });
  const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
  await expect(pool.connect()).rejects.toSatisfy(isUnavailable);
  for (const connection of held) connection.release();
  await pool.end();
}, 60_000);

it('resets more data than a statement of a call has time for', async () => {
  await client.query(`create function slow() returns trigger language plpgsql as $$
    begin perform pg_sleep(4); return null; end $$`);
  await client.query('create trigger slow after delete on clients for each statement execute function slow()');
  expect((await from('203.0.113.5')(one, 'POST /sandbox/reset')).status).toBe(200);
}, 60_000);

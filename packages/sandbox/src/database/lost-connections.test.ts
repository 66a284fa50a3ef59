import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, signedIn } from '../testing/calls.ts';
import { callable, startChildOn, type ChildServer } from '../testing/child-server.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startNetwork, type SilentNetwork } from '../testing/silent-network.ts';

/** A server process and its PostgreSQL, with a network between them. Twenty clients place orders all the time. */
let postgres: TestPostgres;
let network: SilentNetwork;
let server: ChildServer;

beforeAll(async () => {
  postgres = await startPostgres();
  network = await startNetwork(postgres.port);
  server = await startChildOn(postgres.url.replace(String(postgres.port), String(network.port)), '--port', '0');
}, 120_000);

afterAll(async () => {
  isOver = true;
  await server.end('SIGKILL');
  network.close();
  await postgres.stop();
}, 60_000);

const CLIENTS = Array.from({ length: 20 }, (_, n) => n);
const RECOVERY_MS = 5_000;

interface Heard {
  readonly client: number;
  readonly began: number;
  readonly isPlaced: boolean;
}

const heard = new EventEmitter<{ answer: [Heard] }>();
const placed: string[] = [];
let isOver = false;
let clients: Promise<unknown> = Promise.resolve();

/** Waits until each client got such an answer. @throws if a client got none at all, because the process ended */
const untilEachHears = async (fits: (answer: Heard) => boolean): Promise<void> => {
  const all = new Promise<void>((resolve) => {
    const left = new Set(CLIENTS);
    const listen = (answer: Heard): void => {
      if (fits(answer)) left.delete(answer.client);
      if (left.size > 0) return;
      heard.off('answer', listen);
      resolve();
    };
    heard.on('answer', listen);
  });
  await Promise.race([all, clients]);
};

const recovered = async (): Promise<void> => {
  const start = performance.now();
  await untilEachHears(({ began, isPlaced }) => isPlaced && began >= start);
  expect(performance.now() - start).toBeLessThan(RECOVERY_MS);
};

const ask = async (sql: string, values: unknown[] = []): Promise<pg.QueryResult> => {
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
};

const endConnections = async (): Promise<void> => {
  const { rowCount } = await ask(
    "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  expect(rowCount).toBeGreaterThan(0);
};

/** A leader that another one follows takes no writes any more, as long as connections to it are left. */
const takeWrites = async (takes: boolean): Promise<void> => {
  await ask(`alter system set default_transaction_read_only = ${takes ? 'off' : 'on'}`);
  await ask('select pg_reload_conf()');
};

/** Places one order after another. A client sends an order that failed again, with the same key. */
const placeOrders = async (client: number, token: string): Promise<void> => {
  for (let key = crypto.randomUUID(); !isOver; ) {
    const began = performance.now();
    const { status, headers } = await call(callable(server), 'POST /api/investments/create/v2', {
      token,
      headers: { 'idempotency-key': key },
      body: { operation: 'apply', investments: [{ fundId: 1, value: 1_000, bankId: 10_010 }], repeatConfirmed: true },
    });
    // The database cannot be used, or it is well. The server has no other answer.
    expect([200, 503]).toContain(status);
    expect(headers.get('retry-after')).toBe(status === 503 ? '5' : null);
    if (status === 200) placed.push(key);
    if (status === 200) key = crypto.randomUUID();
    heard.emit('answer', { client, began, isPlaced: status === 200 });
  }
};

it('survives ended connections, a database that takes no writes or restarts, and a silent network, and loses no order', async () => {
  const { token } = await signedIn(callable(server), 'ana');
  clients = Promise.all(CLIENTS.map((client) => placeOrders(client, token)));
  await recovered();
  for (let round = 0; round < 3; round += 1) {
    await endConnections();
    await recovered();
  }
  await takeWrites(false);
  await untilEachHears(({ isPlaced }) => !isPlaced);
  await takeWrites(true);
  await recovered();
  await postgres.halt();
  await untilEachHears(({ isPlaced }) => !isPlaced);
  // A page and its files need no database.
  expect((await call(callable(server), 'GET /version.json')).status).toBe(200);
  await postgres.start();
  await recovered();
  network.silence();
  await untilEachHears(({ isPlaced }) => !isPlaced);
  network.resume();
  await recovered();
  isOver = true;
  await clients;
  const { rows } = await ask(
    `select o.idempotency_key, count(*)::int as times from orders o join order_lines l on l.order_id = o.id
     where o.idempotency_key = any($1) group by o.idempotency_key`,
    [placed],
  );
  expect(rows.length).toBe(placed.length);
  expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
  expect(await server.end('SIGTERM')).toBe(0);
}, 60_000);

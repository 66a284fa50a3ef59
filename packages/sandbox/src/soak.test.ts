import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedIn } from './testing/calls.ts';
import { startChild, type ChildServer } from './testing/child-server.ts';
import { orderingDevices, type Order } from './testing/ordering-devices.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** `pnpm soak` sets more. Without minutes each client comes once. */
const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 0);
const CLIENTS = Number(process.env['SOAK_CLIENTS'] ?? 8);
const MINUTE_MS = 60_000;
/** A person reads what a visit showed. */
const READS_MS = 15_000;
/** After so many visits a client signs out and in again. */
const VISITS = 4;
/** The memory of the server may grow by so much after the first fifth of the run. */
const FLAT = 1.25;

const data = temporaryFolder();
let server: ChildServer;
beforeAll(async () => void (server = await startChild('--port', '0', '--data', data)), 120_000);
afterAll(() => server.end('SIGKILL'));

const { newOrder, ask, send, signIn, signInAs, tally, failures } = orderingDevices(() => server);
const taken: Order[] = [];
let [requests, refused] = [0, 0];

const read = async ({ id, token }: SignedIn, path: string): Promise<void> => {
  requests += 1;
  expect((await ask(`GET ${path.replace(':id', String(id))}`, { token }))?.status).toBe(200);
};

const order = async (one: Order): Promise<void> => {
  // Two taps.
  const [status] = await Promise.all([send(one), send(one)]);
  requests += 2;
  if (status === 200) taken.push(one);
  else refused += 1;
};

const visit = async (of: SignedIn, isRedeeming: boolean): Promise<void> => {
  for (const path of ['/api/clients/:id', '/api/investments/list/:id', '/api/clients/:id/devices'])
    await read(of, path);
  await order(newOrder(of, isRedeeming ? 'rescue_parcial' : 'apply'));
};

const comeAndGo = async (client: SignedIn, place: number, end: number): Promise<void> => {
  const rest = (ms: number) => pause(Math.max(0, Math.min(ms, end - Date.now())));
  await rest((place * READS_MS) / CLIENTS);
  for (let visits = 0; visits === 0 || Date.now() < end; ) {
    const of = await signInAs(client);
    for (let stay = 0; stay < VISITS && (visits === 0 || Date.now() < end); stay += 1) {
      visits += 1;
      await visit(of, (place + visits) % 10 === 0);
      await rest(READS_MS);
    }
    await ask(`POST /api/auth/logoutApp/${String(of.id)}`, { body: { refreshToken: of.refreshToken } });
    requests += 2;
  }
};

/** @returns the megabytes of the server, at the beginning and after each minute */
const watchMemory = async (end: number): Promise<readonly number[]> => {
  const memory: number[] = [];
  for (let minute = 0; minute <= MINUTES; minute += 1) {
    await pause(Math.max(0, end - (MINUTES - minute) * MINUTE_MS - Date.now()));
    const rss = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' });
    memory.push(Math.round(Number(rss) / 1024));
    if (MINUTES > 0) console.log(`minute ${String(minute)}: ${String(requests)} requests, ${String(memory.at(-1))} MB`);
  }
  return memory;
};

it(
  `loses, doubles and leaks nothing while ${String(CLIENTS)} clients come and go, and its memory stays flat`,
  async () => {
    const clients = await signIn(CLIENTS);
    const end = Date.now() + MINUTES * MINUTE_MS;
    const [memory] = await Promise.all([
      watchMemory(end),
      ...clients.map((client, place) => comeAndGo(client, place, end)),
    ]);
    const found = await tally(taken);
    console.log(
      `${CLIENTS} clients, ${requests} requests, ${taken.length} orders taken, ${refused} refused: ` +
        `${found.lost} lost, ${found.doubled} doubled, ${found.leaked} leaked, ${failures()} × 500`,
    );
    expect([found, failures()]).toEqual([{ lost: 0, doubled: 0, leaked: 0 }, 0]);
    expect(taken.length).toBeGreaterThanOrEqual(CLIENTS / 2);
    // A short run only warms the server up.
    const settled = MINUTES < 5 ? Infinity : (memory[Math.ceil(MINUTES / 5)] ?? 0);
    expect(memory.at(-1)).toBeLessThan(settled * FLAT);
  },
  120_000 + MINUTES * 2 * MINUTE_MS,
);

import { afterAll, beforeAll, expect, it } from 'vitest';
import { PERSONAS } from './personas/personas.seed.ts';
import { call, login, type SignedIn } from './testing/calls.ts';
import { callable, startChild, type ChildServer } from './testing/child-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** `pnpm kills` sets more. */
const KILLS = Number(process.env['KILLS'] ?? 1);
/** So many devices write at the same time. */
const WRITERS = 20;
/** So many orders are answered before each kill. */
const BEFORE = 60;

const data = temporaryFolder();
let server: ChildServer;
const start = async (): Promise<void> => void (server = await startChild('--port', '0', '--data', data));
beforeAll(start, 120_000);
afterAll(() => server.end('SIGKILL'));

/** An order with an amount that no other order has. */
interface Order {
  readonly of: SignedIn;
  readonly key: string;
  readonly amount: number;
}

let made = 0;
const newOrder = (of: SignedIn): Order => ({ of, key: crypto.randomUUID(), amount: 1_000 + (made += 1) / 100 });

let failures = 0;
/** @returns the status, or `undefined` if the server died before it answered */
const send = async ({ of, key, amount }: Order): Promise<number | undefined> => {
  const investments = [{ fundId: 1, value: amount, bankId: of.id * 10 }];
  const answer = await call(callable(server), 'POST /api/investments/create/v2', {
    token: of.token,
    headers: { 'idempotency-key': key },
    body: { operation: 'apply', investments, deviceInfo: { type: 'web' } },
  }).catch(() => undefined);
  if (answer !== undefined && answer.status >= 500) failures += 1;
  return answer?.status;
};

const amountsOf = async ({ id, token }: SignedIn): Promise<readonly number[]> => {
  const { body } = await call(callable(server), `GET /api/investments/list/${String(id)}`, { token });
  return Array.isArray(body) ? body.map(({ value }: { readonly value: number }) => value) : [];
};

/** Devices of clients who may order. Clients without a second step answer with a session. */
const writers = async (): Promise<readonly SignedIn[]> => {
  const able: SignedIn[] = [];
  for (const { key } of PERSONAS) {
    const { status, body } = await login(callable(server), key);
    // The sandbox's own answer; a change of its shape fails the test at once.
    const session = body as SignedIn;
    if (status === 200 && (await send(newOrder(session))) === 200) able.push(session);
  }
  return Array.from({ length: WRITERS }, (_, place) => able[place % able.length]).filter((each) => each !== undefined);
};

it(
  `loses and doubles no order when it is killed in the middle of them, ${String(KILLS)} times`,
  async () => {
    const all = await writers();
    expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThan(3);
    const [answered, unanswered]: [Order[], Order[]] = [[], []];
    for (let kill = 0; kill < KILLS; kill += 1) {
      let left = BEFORE;
      const write = async (of: SignedIn): Promise<void> => {
        for (let isAlive = true; isAlive; ) {
          const order = newOrder(of);
          const status = await send(order);
          isAlive = status !== undefined;
          if (status === 200) answered.push(order);
          else if (status === undefined) unanswered.push(order);
          if ((left -= 1) === 0) void server.end('SIGKILL');
        }
      };
      await Promise.all(all.map(write));
      await start();
      for (const order of unanswered.slice(-WRITERS)) expect(await send(order)).toBe(200);
    }
    const tally = { lost: 0, doubled: 0, leaked: 0 };
    for (const of of new Map(all.map((each) => [each.id, each])).values()) {
      const amounts = await amountsOf(of);
      for (const order of [...answered, ...unanswered]) {
        const times = amounts.filter((amount) => amount === order.amount).length;
        if (order.of.id !== of.id) tally.leaked += times;
        else if (times === 0) tally.lost += 1;
        else tally.doubled += times - 1;
      }
    }
    const { lost, doubled, leaked } = tally;
    console.log(
      `${KILLS} kills while ${WRITERS} devices ordered; ${answered.length} orders answered, ${unanswered.length} sent again: ` +
        `${lost} lost, ${doubled} doubled, ${leaked} leaked, ${failures} × 500`,
    );
    expect([tally, failures]).toEqual([{ lost: 0, doubled: 0, leaked: 0 }, 0]);
    expect(unanswered.length).toBeGreaterThan(0);
  },
  120_000 + KILLS * 60_000,
);

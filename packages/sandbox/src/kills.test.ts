import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedIn } from './testing/calls.ts';
import { startChild, type ChildServer } from './testing/child-server.ts';
import { orderingDevices, type Order } from './testing/ordering-devices.ts';
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

const { newOrder, send, amountsOf, signIn, tally, failures } = orderingDevices(() => server);

it(
  `loses and doubles no order when it is killed in the middle of them, ${String(KILLS)} times`,
  async () => {
    const all = await signIn(WRITERS);
    expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThan(3);
    const [answered, unanswered]: [Order[], Order[]] = [[], []];
    const again = { booked: 0, notBooked: 0 };
    for (let kill = 0; kill < KILLS; kill += 1) {
      let left = BEFORE;
      /** @returns the last order of the device that was answered, and the one that was not */
      const write = async (of: SignedIn): Promise<readonly Order[]> => {
        const last: Order[] = [];
        for (;;) {
          const order = newOrder(of);
          const status = await send(order);
          if (status === 200) answered.push(order);
          if (status === 200) last.splice(0, 1, order);
          if ((left -= 1) === 0) void server.end('SIGKILL');
          if (status !== undefined) continue;
          unanswered.push(order);
          return [...last, order];
        }
      };
      const uncertain = (await Promise.all(all.map(write))).flat();
      await start();
      // An answer may be lost behind the server, too: the device sends its last order again with the same key.
      for (const order of uncertain) {
        if ((await amountsOf(order.of)).includes(order.amount)) again.booked += 1;
        else again.notBooked += 1;
        expect(await send(order)).toBe(200);
      }
    }
    const found = await tally([...answered, ...unanswered]);
    console.log(
      `${KILLS} kills while ${WRITERS} devices ordered; ${answered.length} orders answered, ${unanswered.length} not; ` +
        `sent again: ${again.booked} that were booked, ${again.notBooked} that were not: ` +
        `${found.lost} lost, ${found.doubled} doubled, ${found.leaked} leaked, ${failures()} × 500`,
    );
    expect([found, failures()]).toEqual([{ lost: 0, doubled: 0, leaked: 0 }, 0]);
    expect(unanswered.length).toBeGreaterThan(0);
    expect(again.booked).toBeGreaterThanOrEqual(KILLS);
  },
  120_000 + KILLS * 60_000,
);

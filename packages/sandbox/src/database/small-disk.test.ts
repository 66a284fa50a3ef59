import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { callable, startChild, type ChildServer } from '../testing/child-server.ts';
import { call } from '../testing/calls.ts';
import { orderingDevices, type Order } from '../testing/ordering-devices.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { errorCode } from './transaction.ts';

const disk = temporaryFolder();
const data = path.join(disk, 'data');
const filler = path.join(disk, 'filler');

/** A file system of its own, which root alone can make. */
const isMounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]).status === 0;

let server: ChildServer | undefined;
const running = (): ChildServer => {
  if (server === undefined) throw new Error('no server runs');
  return server;
};
const start = async (): Promise<ChildServer> => (server = await startChild('--port', '0', '--data', data));

afterAll(async () => {
  await server?.end('SIGKILL');
  if (isMounted) spawnSync('/bin/umount', [disk]);
});

const MEGABYTE = Buffer.alloc(1024 * 1024);

/** Takes the last byte of the disk. */
const fill = (): void => {
  const file = openSync(filler, 'a');
  try {
    for (let piece = MEGABYTE; piece.length > 0; )
      try {
        writeSync(file, piece);
      } catch (error) {
        if (errorCode(error) !== 'ENOSPC') throw error;
        piece = piece.subarray(piece.length / 2 + 1);
      }
  } finally {
    closeSync(file);
  }
};

const { newOrder, send, signIn, tally } = orderingDevices(running);

it.skipIf(!isMounted)(
  'answers 503 on a full disk of its own, is killed there, and loses and doubles no order when there is room again (needs root)',
  async () => {
    await start();
    const devices = await signIn(8);
    const orders: Order[] = [];
    const refusals = new Set<number | undefined>();
    /** Orders until a device is refused. @returns the refused orders */
    const untilRefused = (): Promise<readonly Order[]> =>
      Promise.all(
        devices.map(async (of) => {
          for (;;) {
            const order = newOrder(of);
            orders.push(order);
            const status = await send(order);
            if (status === 200) continue;
            refusals.add(status);
            return order;
          }
        }),
      );
    const again = async (refused: readonly Order[]): Promise<void> => {
      for (const order of refused) expect(await send(order)).toBe(200);
    };
    for (let time = 0; time < 3; time += 1) {
      const refused = untilRefused();
      fill();
      const late = await refused;
      const health = await call(callable(running()), 'GET /health/ready');
      expect(health).toMatchObject({ status: 503, body: { message: 'storage_full' } });
      expect(health.headers.get('retry-after')).toBe('5');
      rmSync(filler);
      await again(late);
    }
    const refused = untilRefused();
    fill();
    const late = await refused;
    expect([...refusals]).toEqual([503]);
    await running().end('SIGKILL');
    const small = await start();
    expect([small.exitCode, small.err]).toEqual([1, expect.stringContaining('the disk is full')]);
    rmSync(filler);
    await start();
    await again(late);
    expect(await tally(orders)).toEqual({ lost: 0, doubled: 0, leaked: 0 });
  },
  180_000,
);

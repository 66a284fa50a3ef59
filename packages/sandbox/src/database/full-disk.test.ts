import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseImage } from '../personas/database-image.ts';
import { PNG } from '../registration/testing/sent-records.ts';
import { callsTo } from '../testing/calls.ts';
import { callable, startChild } from '../testing/child-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sandboxOn } from '../testing/test-sandbox.ts';
import { openFolder } from './embedded-pool.ts';
import { databaseOn } from './open-database.ts';
import { ROOM_FOR_A_WRITE } from './room.ts';
import { overAllWorlds } from '../worlds/current-world.ts';

const root = temporaryFolder();
const inRoot = (name: string): string => path.join(root, name);

const FULL = { status: 503, body: { message: 'storage_full' } };

it('refuses each write without room and says so in /health/ready, still reads, and works again by itself', async () => {
  let room = ROOM_FOR_A_WRITE;
  const pool = await openFolder(inRoot('small'), { image: await databaseImage(), room: () => room });
  const sandbox = await sandboxOn(databaseOn(pool));
  const { client, call } = callsTo(sandbox);
  const carla = await client('carla');
  const prove = () => carla.to('PUT /api/clients/proof-of-residence/:id', { base64String: PNG });
  const read = () => carla.to('GET /api/clients/:id');
  expect((await prove()).status).toBe(200);
  room -= 1;
  expect(await prove()).toMatchObject(FULL);
  expect((await prove()).headers.get('retry-after')).toBe('5');
  expect(await call('GET /health/ready')).toMatchObject(FULL);
  expect((await call('GET /health/live')).status).toBe(200);
  expect((await read()).status).toBe(200);
  room += 1;
  expect((await prove()).status).toBe(200);
  expect(await call('GET /health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  await sandbox.close();
}, 120_000);

it('does not open a database without room for a write', async () => {
  await (await openFolder(inRoot('later'), { image: await databaseImage() })).end();
  await expect(openFolder(inRoot('later'), { room: () => ROOM_FOR_A_WRITE - 1 })).rejects.toThrow(
    `The data folder ${inRoot('later')} cannot be used: the disk is full. Name another with --data.`,
  );
  await (await openFolder(inRoot('later'))).end();
}, 120_000);

/** A disk that is full, although it says that it has room. */
const diskOfLies = () => {
  let isFull = false;
  return {
    fill: (): void => void (isFull = true),
    empty: (): void => void (isFull = false),
    onSync: (): void => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    },
  };
};

it('answers 503 after a full disk stopped the engine, and works again by itself, with what it acknowledged', async () => {
  const disk = diskOfLies();
  const pool = await openFolder(inRoot('stops'), { image: await databaseImage(), onSync: disk.onSync });
  const db = databaseOn(pool);
  const sandbox = await sandboxOn(db);
  const run = (text: string) => overAllWorlds(() => sql.raw<{ n: number }>(text).execute(db));
  await run('create table written (n integer)');
  await run('insert into written values (1)');
  disk.fill();
  await expect(run('insert into written values (2)')).rejects.toThrow(/stopped|sync/);
  const { call } = callsTo(sandbox);
  // The first call may meet the stopped engine. The others want to open it again.
  expect((await call('GET /health/ready')).status).toBe(503);
  expect(await call('GET /health/ready')).toMatchObject(FULL);
  disk.empty();
  expect(await call('GET /health/ready')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect((await run('select n from written order by n')).rows[0]).toEqual({ n: 1 });
  await sandbox.close();
}, 120_000);

it('ends the process with a sentence when the engine stops and its data cannot be opened', async () => {
  const folder = inRoot('child');
  const server = await startChild('--port', '0', '--data', folder);
  const carla = await callsTo({ ...callable(server), outbox: async () => [] }).client('carla');
  // Without the folder of its log the engine stops at the next segment, after 16 MB.
  rmSync(path.join(folder, 'pg/pg_wal'), { recursive: true });
  // Bytes that the engine cannot compress.
  const base64String = Buffer.concat([Buffer.from('%PDF-'), randomBytes(4 * 1024 * 1024)]).toString('base64');
  let status = 200;
  while (status === 200) ({ status } = await carla.to('PUT /api/clients/proof-of-residence/:id', { base64String }));
  expect(status).toBe(503);
  // The next calls want to open it again.
  for (let more = 0; more < 2; more += 1) await carla.to('GET /api/clients/:id').catch(() => undefined);
  const { exitCode, err } = await server.ended();
  expect([exitCode, err.trim().split('\n').at(-1)]).toEqual([
    1,
    `The database in ${folder} stopped. Start the sandbox again.`,
  ]);
}, 120_000);

it('ends the process with 1 and one line when its folder cannot be used, after what it was doing', async () => {
  const { exitCode, err, out } = await startChild('--port', '0', '--data', '/proc/nope');
  expect(exitCode).toBe(1);
  expect(out).toMatch(/^Opening the database: [^\n]*\/proc\/nope\n$/);
  expect(err).toMatch(/^The data folder \/proc\/nope cannot be used: [^\n]+\n$/);
}, 120_000);

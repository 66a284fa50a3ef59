import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseImage } from '../personas/database-image.ts';
import { PNG } from '../registration/testing/sent-records.ts';
import { callsTo } from '../testing/calls.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sandboxOn } from '../testing/test-sandbox.ts';
import { overAllWorlds } from '../worlds/current-world.ts';
import { openFolder, openMemory } from './embedded-pool.ts';
import { databaseOn } from './open-database.ts';

const root = temporaryFolder();

/** PGlite has no programs, and throws through the engine. */
const STOP = `copy (select 1) to program 'nothing'`;

const OPEN_FILES = '/proc/self/fd';
/** How many files of the data this process has open, where the system tells it. */
const openFiles = (): number => {
  if (!existsSync(OPEN_FILES)) return 0;
  const paths = readdirSync(OPEN_FILES).flatMap((name) => {
    try {
      return [readlinkSync(path.join(OPEN_FILES, name))];
    } catch {
      // The one that listed the others is closed.
      return [];
    }
  });
  return paths.filter((file) => file.startsWith(root)).length;
};

it.each([
  ['a folder', openFolder.bind(undefined, path.join(root, 'data'))],
  ['memory', openMemory],
] as const)(
  'follows an engine in %s that stopped by another one, which has all that was acknowledged',
  async (_where, open) => {
    const stops: string[] = [];
    const pool = await open({ image: await databaseImage(), onStop: (reason) => void stops.push(reason) });
    const db = databaseOn(pool);
    const sandbox = await sandboxOn(db);
    const { call, client } = callsTo(sandbox);
    const carla = await client('carla');
    const run = (text: string) => overAllWorlds(() => sql.raw<{ n: number }>(text).execute(db));
    await run('create table written (n integer)');
    const files: number[] = [];
    for (let time = 1; time <= 4; time += 1) {
      await run(`insert into written values (${String(time)})`);
      const prove = () => carla.to('PUT /api/clients/proof-of-residence/:id', { base64String: PNG });
      const [first, , second] = await Promise.all([
        prove(),
        expect(run(STOP)).rejects.toMatchObject({ code: '57P02' }),
        prove(),
      ]);
      for (const { status } of [first, second]) expect([200, 503]).toContain(status);
      expect(await call('GET /health/ready')).toMatchObject({ status: 200 });
      expect((await carla.to('GET /api/clients/:id')).status).toBe(200);
      expect((await run('select n from written order by n')).rows.map(({ n }) => n)).toEqual(
        Array.from({ length: time }, (_, place) => place + 1),
      );
      files.push(openFiles());
    }
    expect(files.at(-1)).toBeLessThanOrEqual(2 * (files[0] ?? 0));
    expect(stops).toEqual([]);
    await sandbox.close();
  },
  120_000,
);

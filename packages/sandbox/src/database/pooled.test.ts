import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { seedIfEmpty } from '../personas/seed.sql.ts';
import { call } from '../testing/calls.ts';
import { fiftyRedemptions } from '../testing/fifty-redemptions.ts';
import { newWorld } from '../testing/in-world.ts';
import { freePort, startPostgres, type TestPostgres, untilReady } from '../testing/postgres.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { migrate } from './migrate.sql.ts';
import { openDatabase } from './open-database.ts';

/** The server behind PgBouncer in transaction mode, with two connections for all that it does at once. */
const IS_HERE = spawnSync('pgbouncer', ['--version']).error === undefined;

const folder = temporaryFolder();
let postgres: TestPostgres | undefined;
let pooler: ChildProcess | undefined;
let url = '';
/** What statements got that could not begin. */
const unbegun: string[] = [];

afterAll(async () => {
  const exit = pooler && once(pooler, 'exit');
  pooler?.kill('SIGINT');
  await exit;
  await postgres?.stop();
});

const startPooler = async (behind: number): Promise<string> => {
  const port = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `postgres = host=127.0.0.1 port=${String(behind)} user=postgres`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${String(port)}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\ndefault_pool_size = 2',
    'ignore_startup_parameters = statement_timeout, idle_in_transaction_session_timeout',
  ];
  writeFileSync(file, settings.join('\n'));
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  pooler = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${String(port)}/postgres`;
  await untilReady(url, pooler);
  return url;
};

describe.skipIf(!IS_HERE)('behind PgBouncer in transaction mode (apt-get install pgbouncer)', () => {
  const sandbox = sandboxOfFile({}, async () => {
    postgres = await startPostgres();
    url = await startPooler(postgres.port);
    const db = await openDatabase({ _tag: 'Server', url, use: 'migration', isPooled: true });
    // The role of the calls is not made yet.
    for (let turn = 0; turn < 3; turn += 1)
      await sql`select 1`.execute(db).catch((error: unknown) => unbegun.push(String(error)));
    await migrate(db);
    await seedIfEmpty(db, new Date());
    return db;
  });

  it('a server that was not told of the pooler does not start', async () => {
    await expect(openDatabase({ _tag: 'Server', url })).rejects.toThrow('DATABASE_POOLER is not transaction.');
  });

  it('each of five worlds sees its own clock, in calls at once', async () => {
    const worlds = await Promise.all([1, 2, 3, 4, 5].map(() => newWorld(sandbox)));
    await Promise.all(
      worlds.map((world, days) =>
        call(world, 'POST /sandbox/clock', { body: { set: `2027-01-0${String(days + 1)}T12:00:00Z` } }),
      ),
    );
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => {
        const { body } = await call(worlds[turn % 5] ?? sandbox, 'GET /sandbox/clock');
        return JSON.stringify(body).includes(`2027-01-0${String((turn % 5) + 1)}`);
      }),
    );
    expect(seen).not.toContain(false);
  }, 60_000);

  it('fifty redemptions at once leave no cent too many', async () => {
    expect(await fiftyRedemptions([sandbox.database()], new Date())).toEqual({ taken: 46, held: 8_912_45 });
  }, 60_000);

  it('a transaction that could not be told its world is over, and says why each time', () => {
    expect(unbegun).toHaveLength(3);
    expect(new Set(unbegun)).toEqual(new Set(['error: role "aroeira_calls" does not exist']));
  });

  it('a statement that fails leaves its connection to the next one', async () => {
    const db = sandbox.database();
    for (let turn = 0; turn < 5; turn += 1) await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division');
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});

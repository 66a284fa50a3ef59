import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { WholeDatabase } from '../database/transaction.ts';
import { inWorld, overAllWorlds, SEED } from '../worlds/current-world.ts';
import { makeWorld } from '../worlds/worlds.sql.ts';
import { seededDatabase } from './seeded-database.ts';

/** What a test sees of what the one before it left. */
const seenIn = (db: WholeDatabase): Promise<unknown> =>
  overAllWorlds(
    async () =>
      (
        await sql`select
    (select count(*) from clients where name = 'Outra Pessoa') as renamed,
    (select count(*) from clients) as clients,
    (select last_value from client_ids_1) as last_client,
    (select last_value from worlds_id_seq) as last_world,
    (select count(*) from worlds) as worlds,
    (select count(*) from request_counts) as requests,
    (select count(*) from signing_keys) as keys,
    (select count(*) from pg_prepared_statements) as prepared,
    (select count(*) from pg_proc where proname = 'left_behind') as functions,
    current_setting('search_path') as path`.execute(db)
      ).rows,
  );

/** When its engine started. */
const startOf = async (db: WholeDatabase): Promise<string> =>
  JSON.stringify((await sql`select pg_postmaster_start_time()`.execute(db)).rows);

const rename = sql`update clients set name = 'Outra Pessoa'`;

const LEFT: readonly (readonly [string, boolean, (db: WholeDatabase) => Promise<unknown>])[] = [
  ['nothing', true, () => Promise.resolve()],
  [
    'changed and deleted rows',
    true,
    async (db) => {
      await rename.execute(db);
      await db.deleteFrom('clients').where('id', '>', 3).execute();
    },
  ],
  [
    'the numbers and keys of its world',
    true,
    async (db) => {
      await sql`select next_id('client_ids')`.execute(db);
      await db.insertInto('signing_keys').values({ id: 'current', jwk: '{}' }).execute();
    },
  ],
  [
    'a world, a snapshot and request counts',
    true,
    async (db) => {
      await makeWorld(db, { kind: 'world', name: 'left', from: SEED });
      await makeWorld(db, { kind: 'snapshot', name: 'left', from: SEED });
      await overAllWorlds(() =>
        db.insertInto('request_counts').values({ network: '::1', minute: 1, count: 1 }).execute(),
      );
    },
  ],
  [
    'a setting of its connection, and named reads',
    true,
    async (db) => {
      await sql`set search_path = public`.execute(db);
      await db.selectFrom('banks').where('id', '=', 1).select('id').execute();
    },
  ],
  ['another seed', false, (db) => inWorld(SEED, () => rename.execute(db))],
  [
    'a function',
    false,
    (db) =>
      overAllWorlds(() => sql`create function left_behind() returns integer language sql as 'select 1'`.execute(db)),
  ],
  [
    'a setting of the role',
    false,
    (db) => overAllWorlds(() => sql`alter role aroeira_calls set search_path = public`.execute(db)),
  ],
  ['an open transaction', false, (db) => sql`begin; update clients set name = 'Outra Pessoa'`.execute(db)],
];

it.each(LEFT)('shows nothing of a test that left %s', async (_name, isSameEngine, leave) => {
  const first = await seededDatabase();
  const [seen, start] = [await seenIn(first), await startOf(first)];
  await leave(first);
  await first.destroy();
  const next = await seededDatabase();
  expect(await seenIn(next)).toEqual(seen);
  expect((await startOf(next)) === start).toBe(isSameEngine);
  await next.destroy();
});

it('has an engine of its own beside another test', async () => {
  const [one, other] = [await seededDatabase(), await seededDatabase()];
  await rename.execute(one);
  expect(await other.selectFrom('clients').where('name', '=', 'Outra Pessoa').select('id').execute()).toEqual([]);
  await Promise.all([one.destroy(), other.destroy()]);
});

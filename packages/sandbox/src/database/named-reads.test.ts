import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../access/caller.sql.ts';
import { databaseImage } from '../personas/database-image.ts';
import { startPostgres } from '../testing/postgres.ts';
import { openMemory } from './embedded-pool.ts';
import { databaseOn, openDatabase } from './open-database.ts';
import { transact, type WholeDatabase } from './transaction.ts';
import { overAllWorlds } from '../worlds/current-world.ts';
import { freeRoom } from '../worlds/worlds.sql.ts';

interface Engine {
  readonly db: WholeDatabase;
  readonly stop: () => Promise<void>;
}

const NO_SESSION = '00000000-0000-4000-8000-000000000000';

const embedded = async (): Promise<Engine> => ({
  db: databaseOn(await openMemory({ image: await databaseImage() })),
  stop: () => Promise.resolve(),
});

/** DATABASE_URL's PostgreSQL, or one that is started for this. */
const server = async (): Promise<Engine> => {
  const given = process.env['DATABASE_URL'];
  const { url, stop } = given === undefined ? await startPostgres() : { url: given, stop: () => Promise.resolve() };
  return { db: await openDatabase({ _tag: 'Server', url }), stop };
};

interface Prepared {
  readonly name: string;
  readonly statement: string;
  readonly runs: number;
  readonly plans: number;
}

/** The named statements of a connection whose text begins so. A run without a plan that stays made one of its own. */
const preparedLike = async (db: WholeDatabase, text: string): Promise<readonly Prepared[]> => {
  const query = sql.raw<Prepared>(
    `select name, statement, (generic_plans + custom_plans)::int as runs, custom_plans::int as plans
     from pg_prepared_statements where statement like '${text}%'`,
  );
  return (await query.execute(db)).rows;
};

describe.each([
  ['the embedded engine', embedded],
  ['a PostgreSQL server', server],
])('a read on %s', (_name, open) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await open();
  }, 120_000);
  afterAll(async () => {
    await engine.db.destroy();
    await engine.stop();
  }, 60_000);

  /** Works on one connection, with a table that only this connection sees. */
  const withTable = (work: (db: WholeDatabase) => Promise<void>): Promise<void> =>
    overAllWorlds(() =>
      engine.db.connection().execute(async (db) => {
        await sql`drop table if exists things`.execute(db);
        await sql`create temporary table things (id integer primary key, name text not null)`.execute(db);
        await sql`insert into things select n, 'thing ' || n from generate_series(1, 100) n`.execute(db);
        await work(db);
      }),
    );

  it('is prepared once a connection and keeps its plan, however often it runs', () =>
    withTable(async (db) => {
      for (let id = 1; id <= 40; id += 1) {
        const { rows } = await sql`select name from things where id = ${id}`.execute(db);
        expect(rows).toEqual([{ name: `thing ${String(id)}` }]);
      }
      const [prepared, ...others] = await preparedLike(db, 'select name from things');
      expect(others).toEqual([]);
      // PostgreSQL tries five plans before it keeps one.
      expect(prepared).toMatchObject({ statement: 'select name from things where id = $1', runs: 40, plans: 5 });
    }));

  it('has a name of its own, and a write has none', () =>
    withTable(async (db) => {
      await sql`insert into things values (${101}, ${'another'})`.execute(db);
      await sql`select id from things where name = ${'another'}`.execute(db);
      expect(await preparedLike(db, 'select id from things')).toHaveLength(1);
      expect(await preparedLike(db, 'insert into things')).toEqual([]);
    }));

  it('sees the columns that a migration of another server added', () =>
    withTable(async (db) => {
      const read = (id: number) => sql`select * from things where id = ${id}`.execute(db);
      await read(1);
      await sql`alter table things add column kind text not null default 'new'`.execute(db);
      expect((await read(2)).rows).toEqual([{ id: 2, name: 'thing 2', kind: 'new' }]);
    }));

  it('sees them in a transaction too, which runs again', () =>
    withTable(async (db) => {
      const rename = (id: number) =>
        transact(db, async (tx) => {
          await sql`update things set name = name || '!' where id = ${id}`.execute(tx);
          return (await sql`select * from things where id = ${id}`.execute(tx)).rows;
        });
      await rename(1);
      await sql`alter table things add column kind text not null default 'new'`.execute(db);
      expect(await rename(2)).toEqual([{ id: 2, name: 'thing 2!', kind: 'new' }]);
    }));

  it('runs without a name when 256 others have one', () =>
    withTable(async (db) => {
      for (let more = 0; more < 300; more += 1) {
        const { rows } = await sql`select id + ${sql.lit(more)} as id from things where id = ${1}`.execute(db);
        expect(rows).toEqual([{ id: 1 + more }]);
      }
      expect(await preparedLike(db, '')).toHaveLength(256);
    }));
});

it('reads by indexes alone on the embedded engine, because a plan stays when its tables grow', async () => {
  const db = databaseOn(await openMemory({ image: await databaseImage() }));
  const plan =
    await sql`explain select funds.type, gross_cents from positions join funds on funds.id = positions.fund_id
    where positions.client_id = 1001`.execute(db);
  expect(JSON.stringify(plan.rows)).toMatch(/Index Scan using positions_pkey.*Index Scan using funds_pkey/);
  await db.destroy();
});

it.each([
  ['is new', async () => undefined],
  ['made its room free', freeRoom],
])(
  'finds a row by its whole key on an embedded engine that %s, and reads no other of its world',
  async (_name, before) => {
    const db = databaseOn(await openMemory({ image: await databaseImage() }));
    await before(db);
    await callerOf(db, NO_SESSION);
    const [prepared] = await preparedLike(db, 'select "sessions"');
    const plan = await sql.raw(`explain execute ${prepared?.name ?? ''} ('${NO_SESSION}')`).execute(db);
    const conditions = JSON.stringify(plan.rows).match(/Index Cond: .*?"/g) ?? [];
    expect(conditions).toHaveLength(6);
    for (const condition of conditions) expect(condition).toMatch(/world.* AND /);
    await db.destroy();
  },
);

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeDatabase } from '../database/transaction.ts';
import { engines } from '../testing/engines.ts';
import { inWorld, overAllWorlds, SEED } from './current-world.ts';
import { deleteStrays } from './world-copies.sql.ts';
import { changeWorlds, dropWorlds, makeWorld } from './worlds.sql.ts';

/** The tables that belong to the whole server. */
const SHARED = ['migrations', 'numbered', 'request_counts', 'worlds'];

const added = async (db: WholeDatabase, name: string): Promise<number> => {
  const made = await makeWorld(db, { kind: 'world', name, from: SEED });
  if (typeof made === 'string') throw new Error(`There is a world ${name} already.`);
  return made.id;
};

describe.each(engines())('on $name, the database', ({ open, stop }) => {
  let db: WholeDatabase;
  beforeAll(async () => {
    db = await open();
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await stop();
  }, 60_000);

  it('lets no statement out of its world, in any table', async () => {
    const { rows } = await overAllWorlds(() =>
      sql<{ name: string; guarded: boolean; rule: string | null }>`
        select c.relname as name, c.relrowsecurity as guarded, p.qual as rule from pg_class c
        left join pg_policies p on p.tablename = c.relname
        where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(db),
    );
    const unguarded = rows.filter(({ guarded, rule }) => !guarded || rule !== '(world = current_world())');
    expect(unguarded.map(({ name }) => name).toSorted()).toEqual(SHARED);
  });

  it('keeps the audit as it was written, whatever a call says', async () => {
    const one = await added(db, 'audited');
    const denied = /permission denied for table audit/;
    await expect(inWorld(one, () => db.updateTable('audit').set({ event: 'x' }).execute())).rejects.toThrow(denied);
    await expect(inWorld(one, () => db.deleteFrom('audit').execute())).rejects.toThrow(denied);
  });

  it('neither shows, changes nor takes a row of another world, whatever the statement says', async () => {
    const [one, other] = [await added(db, 'one'), await added(db, 'other')];
    const act = (text: string) => inWorld(other, () => sql.raw(text).execute(db));
    expect((await act(`select id from clients where world = ${String(one)}`)).rows).toEqual([]);
    expect((await act(`update clients set name = 'x' where world = ${String(one)}`)).numAffectedRows).toBe(0n);
    expect((await act(`delete from clients where world = ${String(one)}`)).numAffectedRows).toBe(0n);
    await expect(act(`insert into attempts values ('k', now(), 1, ${String(one)})`)).rejects.toThrow(
      'row-level security',
    );
    await expect(act(`update clients set world = ${String(one)} where id = 1001`)).rejects.toThrow(
      'row-level security',
    );
  });
  it('copies a world as it stands at one moment, while others write', async () => {
    const busy = await added(db, 'busy');
    const write = (text: string) => inWorld(busy, () => sql.raw(text).execute(db));
    // One statement, so two tables always say the same.
    const count = () =>
      write(`with counted as (update attempts set count = count + 1 where key = 'busy' returning count)
        update clients set name = (select count from counted)::text where id = 1001`);
    await write(`insert into attempts values ('busy', now(), 0)`);
    await count();
    let isCopied = false;
    const writing = [1, 2, 3].map(async () => {
      while (!isCopied) await count();
    });
    for (const name of ['b1', 'b2', 'b3']) await makeWorld(db, { kind: 'snapshot', name, from: busy });
    isCopied = true;
    await Promise.all(writing);
    const { rows } = await overAllWorlds(() =>
      sql<{ counted: string; told: string }>`select a.count::text as counted, c.name as told
        from worlds w join attempts a on a.world = w.id and key = 'busy' join clients c on c.world = w.id and c.id = 1001
        where kind = 'snapshot'`.execute(db),
    );
    expect(rows).toHaveLength(3);
    for (const { counted, told } of rows) expect(told).toBe(counted);
  });

  it('keeps nothing that was written behind the end of a world', async () => {
    const gone = await added(db, 'gone');
    await dropWorlds(db, [gone]);
    await inWorld(gone, () => sql`insert into attempts values ('late', now(), 1)`.execute(db));
    const late = () =>
      overAllWorlds(() => sql<{ n: number }>`select count(*)::int as n from attempts where key = 'late'`.execute(db));
    expect((await late()).rows).toEqual([{ n: 1 }]);
    await changeWorlds(db, deleteStrays);
    expect((await late()).rows).toEqual([{ n: 0 }]);
  });
});

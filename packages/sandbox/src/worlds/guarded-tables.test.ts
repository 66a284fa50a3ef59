import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WholeDatabase } from '../database/transaction.ts';
import { engines } from '../testing/engines.ts';
import { inWorld, overAllWorlds, SEED } from './current-world.ts';
import { makeWorld } from './worlds.sql.ts';

/** The tables that belong to the whole server. */
const SHARED = ['migrations', 'numbered', 'request_counts', 'worlds'];

const added = async (db: WholeDatabase, name: string): Promise<number> => {
  const made = await makeWorld(db, { kind: 'world', name, from: SEED });
  if (made === undefined) throw new Error(`There is a world ${name} already.`);
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
});

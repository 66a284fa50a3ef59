import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { callsTo } from '../testing/calls.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { sandboxOn } from '../testing/test-sandbox.ts';
import { inWorld, MAIN, overAllWorlds } from '../worlds/current-world.ts';
import { openFolder } from './embedded-pool.ts';
import { migrate, MIGRATIONS } from './migrate.sql.ts';
import { databaseOn } from './open-database.ts';
import type { WholeDatabase } from './transaction.ts';

/** The data of the first server that anybody could start. */
const OLDEST = readFileSync(path.join(import.meta.dirname, 'testing/oldest-data.sql'), 'utf8');
/** It had these migrations. */
const FIRST = ['0001_clients.sql', '0002_access.sql', '0003_position.sql', '0004_registration.sql'];

const root = temporaryFolder();
const inRoot = (name: string): string => path.join(root, name);

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const tablesOf = async (db: WholeDatabase): Promise<readonly Table[]> =>
  (
    await sql<Table>`select relname as name, array_agg(quote_ident(attname) order by attnum) as columns
      from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migrations'
      group by relname order by relname`.execute(db)
  ).rows;

/** Two migrations wrote them anew: the step began again with the signing, and the status follows from the times. */
const REPLACED = ['renewals.status', 'renewals.step'];

const rowsOf = async (db: WholeDatabase, { name, columns }: Table): Promise<readonly string[]> => {
  const kept = columns.filter((column) => !REPLACED.includes(`${name}.${column}`));
  const { rows } = await sql
    .raw<{ row: string }>(`select row_to_json(t)::text as row from (select ${kept.join()} from ${name}) t`)
    .execute(db);
  return rows.map(({ row }) => row).toSorted();
};

it('opens the data folder of the first server with every row, and its client goes on', async () => {
  cpSync(MIGRATIONS, inRoot('migrations'), { recursive: true });
  for (const name of readdirSync(inRoot('migrations'))) if (!FIRST.includes(name)) rmSync(inRoot(`migrations/${name}`));
  const old = databaseOn(await openFolder(inRoot('data')));
  const [tables, before] = await overAllWorlds(async () => {
    await migrate(old, inRoot('migrations'));
    await sql.raw(OLDEST).execute(old);
    const found = await tablesOf(old);
    return [found, await Promise.all(found.map((table) => rowsOf(old, table)))] as const;
  });
  await old.destroy();
  expect(tables.flatMap(({ name }, place) => (before[place]?.length === 0 ? [name] : []))).toEqual(['signing_keys']);

  const db = databaseOn(await openFolder(inRoot('data')));
  expect(await migrate(db)).toHaveLength(readdirSync(MIGRATIONS).length - FIRST.length);
  const after = await inWorld(MAIN, () => Promise.all(tables.map((table) => rowsOf(db, table))));
  expect(after).toEqual(before);

  const sandbox = await sandboxOn(db);
  const ana = await callsTo(sandbox).client('ana');
  const { body: movements } = await ana.to('GET /api/investments/list/:id');
  expect(movements).toHaveLength(6);
  expect((await ana.to('GET /api/investorPosition?document=:document')).status).toBe(200);
  expect((await ana.to('GET /api/clients/:id')).body).toMatchObject({ document: ana.document });
  await sandbox.close();
}, 60_000);

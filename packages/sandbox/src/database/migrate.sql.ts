import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { overAllWorlds } from '../worlds/current-world.ts';
import { errorCode, transactRaw, type Queries, type RawTransaction, type WholeDatabase } from './transaction.ts';

export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

const edited = (name: string): Error =>
  new Error(
    `The migration ${name} was edited after it ran on this data: put it back and add a new one, or use other data.`,
  );

/** The data is newer than the code. */
const isNewer = (name: string): Error =>
  new Error(
    `This data was written by a newer version, with the migration ${name}: start that version, or use other data.`,
  );

/** The names of migrations that ran, each with the hash of its text. */
type Applied = ReadonlyMap<string, string>;

const applied = async (tx: RawTransaction): Promise<Applied> => {
  const rows = await tx.selectFrom('migrations').select(['name', 'sha256']).where('name', '<>', 'lock').execute();
  return new Map(rows.map(({ name, sha256 }) => [name, sha256]));
};

const apply = async (tx: RawTransaction, { name, text }: Migration, ran: Applied): Promise<boolean> => {
  const sha256 = createHash('sha256').update(text).digest('hex');
  const before = ran.get(name);
  if (before !== undefined && before !== sha256) throw edited(name);
  if (before !== undefined) return false;
  await sql.raw(text).execute(tx);
  await tx.insertInto('migrations').values({ name, sha256 }).execute();
  return true;
};

interface Migration {
  readonly name: string;
  /** Its statements. */
  readonly text: string;
}

const migrationsIn = (folder: string): readonly Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }));

/** `create table if not exists` fails with these when two servers run it at the same time. */
const MADE_MEANWHILE = new Set(['23505', '42P07', '42710']);

const prepare = async (db: WholeDatabase): Promise<void> => {
  try {
    await sql`create table if not exists migrations
      (name text primary key, sha256 text not null, applied_at timestamptz not null default now())`.execute(db);
  } catch (error) {
    if (!MADE_MEANWHILE.has(errorCode(error))) throw error;
  }
  await sql`insert into migrations (name, sha256) values ('lock', '') on conflict do nothing`.execute(db);
};

/** Waits until no other server migrates or seeds. The lock is a row, as some databases have no advisory locks. */
export const lockSchema = async (tx: RawTransaction): Promise<void> => {
  await tx.selectFrom('migrations').select('name').where('name', '=', 'lock').forUpdate().execute();
};

/** Fails when the database does not answer, or takes no writes. It asks for a write that changes nothing. */
export const askDatabase = async (db: Queries): Promise<void> => {
  await db.deleteFrom('migrations').where(sql<boolean>`false`).execute();
};

/**
 * Without statistics PostgreSQL expects that a world has one row in each table. Then it reads all clients of the world to
 * find one. This tells it that a world says nothing about a row, so it looks for the rest of the key. Real statistics stay.
 * PostgreSQL has the function from version 18 on. An owner of tables reads `pg_stats`, but not `pg_statistic`.
 */
const countNoWorlds = async (tx: RawTransaction): Promise<void> => {
  const { rows } = await sql<{
    can: boolean;
  }>`select to_regproc('pg_restore_attribute_stats') is not null as can`.execute(tx);
  if (rows[0]?.can !== true) return;
  await sql`select pg_restore_attribute_stats('schemaname', nspname::text, 'relname', relname::text, 'attname', 'world',
      'inherited', false, 'null_frac', 0::real, 'avg_width', 4, 'n_distinct', 1::real)
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
    where nspname = current_schema() and relkind = 'r' and attname = 'world' and not exists
      (select from pg_stats s where schemaname = nspname and tablename = relname and s.attname = 'world')`.execute(tx);
};

/** Runs every new `NNNN_name.sql` in one transaction. @returns their names @throws Error for one that was edited since, or that only a newer version has */
export const migrate = (db: WholeDatabase, folder = MIGRATIONS): Promise<readonly string[]> =>
  overAllWorlds(async () => {
    await prepare(db);
    return transactRaw(db, async (tx) => {
      await lockSchema(tx);
      const ran = await applied(tx);
      const migrations = migrationsIn(folder);
      const unknown = [...ran.keys()].toSorted().find((name) => !migrations.some((known) => known.name === name));
      if (unknown !== undefined) throw isNewer(unknown);
      const done: string[] = [];
      for (const migration of migrations) if (await apply(tx, migration, ran)) done.push(migration.name);
      if (done.length > 0) await countNoWorlds(tx);
      return done;
    });
  });

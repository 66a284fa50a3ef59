import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { connectInMemory, startInMemory } from '../database/embedded-pool.ts';
import { databaseOn } from '../database/open-database.ts';
import type { WholeDatabase } from '../database/transaction.ts';
import { databaseImage } from '../personas/database-image.ts';
import { MAIN, overAllWorlds, SEED } from '../worlds/current-world.ts';
import { copyRows, deleteRows } from '../worlds/world-copies.sql.ts';
import { changeWorlds, dropWorlds, freeRoom } from '../worlds/worlds.sql.ts';

interface Engine {
  readonly db: PGlite;
  readonly image: Blob;
  /** What it held when it was new. */
  readonly content: string;
}

/** The engines of this worker that no test has. A new one takes a second of the processor, a renewed one a tenth. */
const free: Engine[] = [];

/** Opens the connection of an engine. What belonged to the last one ends: settings, prepared statements, locks. */
const connect = async (engine: PGlite, close: () => Promise<void>): Promise<WholeDatabase> => {
  await engine.exec('discard all');
  return databaseOn(await connectInMemory({ db: engine, close }));
};

/** Works on all worlds of an engine. */
const workOn = async <A>(engine: PGlite, work: (db: WholeDatabase) => Promise<A>): Promise<A> => {
  const db = await connect(engine, () => Promise.resolve());
  try {
    return await overAllWorlds(() => work(db));
  } finally {
    await db.destroy();
  }
};

/** The definition of each table, without the counts and ages that `freeRoom` changes. Sequences come and go with the worlds. */
const TABLES = `(select to_jsonb(c) - array['relpages', 'reltuples', 'relallvisible', 'relallfrozen', 'relfrozenxid',
  'relminmxid'] from pg_class c where relkind <> 'S')`;

/** Where PostgreSQL keeps what else a migration makes. */
const DEFINITIONS = [
  `pg_attribute where attrelid not in (select oid from pg_class where relkind = 'S')`,
  ...['attrdef', 'authid', 'auth_members', 'constraint', 'db_role_setting', 'index', 'policy', 'proc', 'trigger'].map(
    (name) => `pg_${name}`,
  ),
];

/** The content as one text, without the rows of the main world, which are copies. */
const contentOf = async (db: WholeDatabase): Promise<string> => {
  const tables = await sql<{ name: string; hasWorld: boolean }>`
    select relname as name, exists (select from pg_attribute where attrelid = c.oid and attname = 'world') as "hasWorld"
    from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  const rows = (from: string): string => `select md5(string_agg(t::text, ',' order by t::text)) as found from ${from}`;
  const parts = [
    // Two number changes over all worlds. They only grow.
    rows(`pg_sequences t where sequencename not in ('clock_changes', 'logged_requests_seq_seq')`),
    rows(`${TABLES} t`),
    ...DEFINITIONS.map((from) => `select count(*) || ' ' || max(xmin::text::bigint) from ${from}`),
    ...tables.rows.map(({ name, hasWorld }) => rows(`${name} t${hasWorld ? ` where world <> ${String(MAIN)}` : ''}`)),
  ];
  const found = await sql.raw<{ found: string | null }>(parts.join(' union all ')).execute(db);
  return found.rows.map((row) => row.found).join('\n');
};

const renew = async (db: WholeDatabase): Promise<void> => {
  const others = await db.selectFrom('worlds').select('id').where('id', '>', MAIN).execute();
  await dropWorlds(
    db,
    others.map(({ id }) => id),
  );
  await changeWorlds(db, async (tx) => {
    await deleteRows(tx, MAIN);
    await copyRows(tx, SEED, MAIN);
    await tx
      .updateTable('worlds')
      .set(({ ref }) => ({ used_at: ref('created_at') }))
      .execute();
    await tx.deleteFrom('request_counts').execute();
    await sql`select setval('worlds_id_seq', 2, false)`.execute(tx);
  });
  await freeRoom(db);
  // Else the log of all changes grows in the memory of the worker.
  await sql`checkpoint`.execute(db);
};

/** Puts an engine back into its first state. @returns false if a test changed what its next one would see */
const isAsNew = ({ db, content }: Engine): Promise<boolean> =>
  workOn(db, async (database) => {
    await renew(database);
    return (await contentOf(database)) === content;
    // It stopped, or the test left it inside of a transaction.
  }).catch(() => false);

const takeEngine = async (): Promise<Engine> => {
  const image = await databaseImage();
  const last = free.pop();
  if (last?.image === image && (await isAsNew(last))) return last;
  // An engine that stopped cannot be closed.
  await last?.db.close().catch(() => undefined);
  const db = await startInMemory(image);
  return { db, image, content: await workOn(db, contentOf) };
};

/** Opens a clone of the seeded image. Its end lends the engine to the next test of this worker. */
export const seededDatabase = async (): Promise<WholeDatabase> => {
  const engine = await takeEngine();
  return connect(engine.db, async () => void free.push(engine));
};

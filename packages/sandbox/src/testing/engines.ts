import { sql } from 'kysely';
import { seedIfEmpty } from '../personas/seed.sql.ts';
import { migrate } from '../database/migrate.sql.ts';
import { openDatabase } from '../database/open-database.ts';
import type { WholeDatabase } from '../database/transaction.ts';
import { startPostgres } from './postgres.ts';
import { overAllWorlds } from '../worlds/current-world.ts';
import { seededDatabase } from './seeded-database.ts';

/** Runs a function of the database for each changed row of a table, when its transaction commits. */
export const runAtCommit = async (db: WholeDatabase, name: string, table: string): Promise<void> => {
  await sql`create constraint trigger ${sql.ref(name)} after insert or update or delete on ${sql.table(table)}
    deferrable initially deferred for each row execute function ${sql.ref(name)}()`.execute(db);
};

const OF_A_CLIENT = ['identity_documents', 'client_files', 'declarations', 'bank_accounts', 'addresses', 'clients'];
const SLOW = [...OF_A_CLIENT, 'check_lists', 'suitability_results'];

/** Commits take their time, so that transactions meet. A deadlock lasts longer than a statement may: a test sees it. */
const slowDown = async (db: WholeDatabase): Promise<void> => {
  await sql`alter database postgres set deadlock_timeout = '20s'`.execute(db);
  await sql`create function commit_slowly() returns trigger language plpgsql as $$ begin
    perform pg_sleep(0.005); return null; end $$`.execute(db);
  for (const table of SLOW) await runAtCommit(db, 'commit_slowly', table);
};

/** A seeded database of a test, and what ends its server. */
interface Engine {
  readonly name: string;
  readonly isServer: boolean;
  readonly open: () => Promise<WholeDatabase>;
  readonly stop: () => Promise<void>;
}

/** The embedded engine, which has one connection. */
const embedded: Engine = {
  name: 'the embedded engine',
  isServer: false,
  open: seededDatabase,
  stop: () => Promise.resolve(),
};

/** A PostgreSQL that the test starts, with ten connections and slow commits. */
const server = (): Engine => {
  let stop = embedded.stop;
  return {
    name: 'PostgreSQL',
    isServer: true,
    open: async () => {
      const postgres = await startPostgres();
      ({ stop } = postgres);
      const db = await openDatabase({ _tag: 'Server', url: postgres.url, use: 'migration' });
      await migrate(db);
      await seedIfEmpty(db, new Date());
      await overAllWorlds(() => slowDown(db));
      await db.destroy();
      return openDatabase({ _tag: 'Server', url: postgres.url });
    },
    stop: () => stop(),
  };
};

/** Both engines, for tests of what happens at once. */
export const engines = (): readonly Engine[] => [embedded, server()];

import { sql } from 'kysely';
import { seedIfEmpty } from '../personas/seed.sql.ts';
import { migrate } from '../database/migrate.sql.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/transaction.ts';
import { startPostgres } from './postgres.ts';
import { seededDatabase } from './test-sandbox.ts';

/** A seeded database of a test, and what ends its server. */
interface Engine {
  readonly name: string;
  readonly isServer: boolean;
  readonly open: () => Promise<Database>;
  readonly stop: () => Promise<void>;
}

/** The embedded engine, which has one connection. */
const embedded: Engine = {
  name: 'the embedded engine',
  isServer: false,
  open: seededDatabase,
  stop: () => Promise.resolve(),
};

/** A PostgreSQL that the test starts, with ten connections. */
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
      // A deadlock lasts longer than a statement may take, so a test sees it.
      await sql`alter database postgres set deadlock_timeout = '20s'`.execute(db);
      await db.destroy();
      return openDatabase({ _tag: 'Server', url: postgres.url });
    },
    stop: () => stop(),
  };
};

/** Both engines, for tests of what happens at once. */
export const engines = (): readonly Engine[] => [embedded, server()];

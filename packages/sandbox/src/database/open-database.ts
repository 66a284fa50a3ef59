import { Kysely, PostgresDialect, type LogEvent, type PostgresPool } from 'kysely';
import type { DB } from './tables.generated.ts';
import type { WholeDatabase } from './transaction.ts';
import { openFolder, openMemory, type FolderOptions } from './embedded-pool.ts';
import { connectToServer, type ServerUse } from './server-pool.ts';
import { inWorldOfWork } from '../worlds/world-pool.sql.ts';

export type DatabasePlace =
  | { readonly _tag: 'Folder'; readonly folder: string }
  | { readonly _tag: 'Memory' }
  | {
      readonly _tag: 'Server';
      readonly url: string;
      /** A `migration` may wait longer than a `call`. The default is `call`. */
      readonly use?: ServerUse;
      /** How many connections there may be. */
      readonly connections?: number;
    };

type EmbeddedOptions = Pick<FolderOptions, 'image' | 'onStop'>;

interface OpenOptions extends EmbeddedOptions {
  /** Hears of each statement at its end. */
  readonly heard?: ((statement: LogEvent) => void) | undefined;
}

const poolFor = async (place: DatabasePlace, options: EmbeddedOptions): Promise<PostgresPool> => {
  switch (place._tag) {
    case 'Folder':
      return openFolder(place.folder, options);
    case 'Memory':
      return openMemory(options);
    case 'Server':
      return connectToServer(place.url, place.use ?? 'call', place.connections);
  }
};

/** Opens Kysely on a pool. The embedded engine and a server take the same dialect and driver. */
export const databaseOn = (pool: PostgresPool, heard?: OpenOptions['heard']): WholeDatabase =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: inWorldOfWork(pool) }),
    ...(heard !== undefined && { log: heard }),
  });

/** @throws FolderInUse, FolderUnusable; an error that tells why a server is not usable */
export const openDatabase = async (
  place: DatabasePlace,
  { heard, ...options }: OpenOptions = {},
): Promise<WholeDatabase> => databaseOn(await poolFor(place, options), heard);

import { Kysely, PostgresDialect, type LogEvent, type PostgresPool } from 'kysely';
import type { DB } from './tables.generated.ts';
import type { WholeDatabase } from './transaction.ts';
import { openFolder, openMemory, type FolderOptions } from './embedded-pool.ts';
import { connectToServer, type ServerPlace } from './server-pool.ts';
import { inWorldOfWork } from '../worlds/world-pool.sql.ts';

export type DatabasePlace =
  | { readonly _tag: 'Folder'; readonly folder: string }
  | { readonly _tag: 'Memory' }
  | ({ readonly _tag: 'Server' } & ServerPlace);

type EmbeddedOptions = Pick<FolderOptions, 'image' | 'onStop'>;

interface OpenOptions extends EmbeddedOptions {
  /** Hears of each statement at its end. */
  readonly heard?: ((statement: LogEvent) => void) | undefined;
}

const poolFor = async (place: DatabasePlace, options: EmbeddedOptions): Promise<PostgresPool> => {
  switch (place._tag) {
    case 'Folder':
      return inWorldOfWork(await openFolder(place.folder, options));
    case 'Memory':
      return inWorldOfWork(await openMemory(options));
    case 'Server':
      return connectToServer(place);
  }
};

const queriesOn = (pool: PostgresPool, heard: OpenOptions['heard']): WholeDatabase =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }), ...(heard !== undefined && { log: heard }) });

/** Opens Kysely on the pool of an embedded engine. A server takes the same dialect and driver. */
export const databaseOn = (pool: PostgresPool): WholeDatabase => queriesOn(inWorldOfWork(pool), undefined);

/** @throws FolderInUse, FolderUnusable; an error that tells why a server is not usable */
export const openDatabase = async (
  place: DatabasePlace,
  { heard, ...options }: OpenOptions = {},
): Promise<WholeDatabase> => queriesOn(await poolFor(place, options), heard);

import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import type { Database } from './transaction.ts';
import { openFolder, openMemory } from './embedded-pool.ts';
import { makeValueParsers } from './value-parsers.ts';

/** Where the data lives. */
export type DatabasePlace =
  | { readonly _tag: 'Folder'; readonly folder: string }
  | { readonly _tag: 'Memory' }
  | { readonly _tag: 'Server'; readonly url: string };

const POOL_SIZE = 10;
const STATEMENT_TIMEOUT_MS = 10_000;

const serverPool = (url: string): PostgresPool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    types: makeValueParsers(),
  });
  // A connection that broke while nobody used it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
};

const poolFor = async (place: DatabasePlace, image: Blob | undefined): Promise<PostgresPool> => {
  switch (place._tag) {
    case 'Folder':
      return openFolder(place.folder, { image });
    case 'Memory':
      return openMemory(image);
    case 'Server':
      return serverPool(place.url);
  }
};

/** Speaks one SQL to all three places: the embedded engine and a server take the same dialect and driver. */
export const databaseOn = (pool: PostgresPool): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/**
 * @param image what a new embedded database starts as
 * @throws FolderInUse when another process has the folder
 */
export const openDatabase = async (place: DatabasePlace, image?: Blob): Promise<Database> =>
  databaseOn(await poolFor(place, image));

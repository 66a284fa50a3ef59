import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { DB } from './tables.generated.ts';
import type { Database } from './transaction.ts';
import { openFolder, openMemory } from './embedded-pool.ts';
import { connectToServer } from './server-pool.ts';

/** Where the data lives. */
export type DatabasePlace =
  | { readonly _tag: 'Folder'; readonly folder: string }
  | { readonly _tag: 'Memory' }
  | { readonly _tag: 'Server'; readonly url: string };

const poolFor = async (place: DatabasePlace, image: Blob | undefined): Promise<PostgresPool> => {
  switch (place._tag) {
    case 'Folder':
      return openFolder(place.folder, { image });
    case 'Memory':
      return openMemory(image);
    case 'Server':
      return connectToServer(place.url);
  }
};

/** Speaks one SQL to all three places: the embedded engine and a server take the same dialect and driver. */
export const databaseOn = (pool: PostgresPool): Database => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

/**
 * @param image what a new embedded database starts as
 * @throws FolderInUse when another process has the folder; FolderUnusable; an error that says why a server is not to be had
 */
export const openDatabase = async (place: DatabasePlace, image?: Blob): Promise<Database> =>
  databaseOn(await poolFor(place, image));

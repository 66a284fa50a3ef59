import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type { DB } from './tables.generated.ts';
import type { WholeDatabase } from './transaction.ts';
import { openFolder, openMemory } from './embedded-pool.ts';
import { connectToServer, type ServerUse } from './server-pool.ts';

/** The place of the data. */
export type DatabasePlace =
  | { readonly _tag: 'Folder'; readonly folder: string }
  | { readonly _tag: 'Memory' }
  | {
      readonly _tag: 'Server';
      readonly url: string;
      /** A `migration` may wait longer than a `call`. The default is `call`. */
      readonly use?: ServerUse;
    };

const poolFor = async (place: DatabasePlace, image: Blob | undefined): Promise<PostgresPool> => {
  switch (place._tag) {
    case 'Folder':
      return openFolder(place.folder, { image });
    case 'Memory':
      return openMemory(image);
    case 'Server':
      return connectToServer(place.url, place.use ?? 'call');
  }
};

/** Opens Kysely on a pool. The embedded engine and a server take the same dialect and driver. */
export const databaseOn = (pool: PostgresPool): WholeDatabase =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

/**
 * @param image the first content of a new embedded database
 * @throws FolderInUse if another process has the folder; FolderUnusable; an error that tells why a server is not usable
 */
export const openDatabase = async (place: DatabasePlace, image?: Blob): Promise<WholeDatabase> =>
  databaseOn(await poolFor(place, image));

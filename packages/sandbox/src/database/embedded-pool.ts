import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { closeOldFiles, folderUnusable, FolderUnusable, makeDataFolder } from './data-folder.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import { lockFolder } from './folder-lock.ts';
import { makeValueParsers } from './value-parsers.ts';

/** `-F` is PGlite's fsync=off. */
const DURABLE = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** A pool with the one connection of the embedded engine. Queries wait in line for it. */
const queueFor = async (db: PGlite, onEnd: () => void): Promise<PostgresPool> => {
  const connection = new EmbeddedConnection(db);
  const config = { connection, types: makeValueParsers() };
  const client = new pg.Client(config);
  // The query that failed has its error already. Without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  let tail: Promise<void> = Promise.resolve();
  return {
    connect: async () => {
      const ahead = tail;
      let release = (): void => undefined;
      tail = new Promise((resolve) => (release = resolve));
      await ahead;
      return Object.assign(client, { release });
    },
    end: async () => {
      await tail;
      try {
        await client.end();
        await db.close();
      } finally {
        onEnd();
      }
    },
  };
};

const syncTree = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = openSync(path.join(entry.parentPath, entry.name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
};

interface FolderOptions {
  /** The first content of a new folder, made by `dumpImage`. */
  readonly image?: Blob | undefined;
  /** Hears of each file that the database synced, for a test. */
  readonly onSync?: (path: string) => void;
}

/** Opens the engine on its folder. @throws FolderUnusable that tells why */
const openCluster = async (folder: string, { image, onSync }: FolderOptions): Promise<PGlite> => {
  const cluster = path.join(folder, 'pg');
  const isThere = existsSync(cluster);
  const isNew = !existsSync(path.join(cluster, 'PG_VERSION'));
  if (!isThere) mkdirSync(cluster, 0o700);
  if (!isNew) closeOldFiles(cluster);
  const fs = new DurableNodeFS(cluster, onSync);
  try {
    const loadDataDir = isNew ? image : undefined;
    const db = await PGlite.create({ fs, startParams: DURABLE, ...(loadDataDir && { loadDataDir }) });
    // Neither initdb nor the image syncs the first files.
    if (isNew) syncTree(cluster);
    return db;
  } catch {
    // The next start would take a half of a new database for broken data.
    if (!isThere) rmSync(cluster, { recursive: true, force: true });
    // The engine tells only that it failed.
    if (fs.diskFull !== undefined) throw folderUnusable(folder, fs.diskFull);
    throw new FolderUnusable(
      isNew
        ? `No database can be made in ${folder}: name an empty folder with --data.`
        : `The data in ${folder} is broken, or of another PostgreSQL: name another folder with --data.`,
    );
  }
};

/**
 * Opens the embedded database in a folder. An acknowledged write is on the disk. Other users of the machine cannot read
 * it.
 *
 * @throws FolderInUse if another process has the folder; FolderUnusable if it cannot hold the data
 */
export const openFolder = async (folder: string, options: FolderOptions = {}): Promise<PostgresPool> => {
  makeDataFolder(folder);
  const unlock = lockFolder(folder);
  try {
    return await queueFor(await openCluster(folder, options), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Opens the embedded database in memory: an empty one, or a clone of an image of `dumpImage`. */
export const openMemory = async (image?: Blob): Promise<PostgresPool & { readonly dumpImage: () => Promise<Blob> }> => {
  const db = await PGlite.create(image === undefined ? {} : { loadDataDir: image });
  const pool = await queueFor(db, () => undefined);
  return { ...pool, dumpImage: () => db.dumpDataDir('none') };
};

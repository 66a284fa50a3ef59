import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { closeOldFiles, folderUnusable, FolderUnusable, makeDataFolder } from './data-folder.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { EmbeddedSocket } from './embedded-socket.ts';
import { lockFolder } from './folder-lock.ts';
import { nameReads } from './named-reads.ts';
import { makeValueParsers } from './value-parsers.ts';

/**
 * The plan of a named read stays, and a table that is small now may grow: no plan shall read all of a table that has an
 * index. A server plans again by new statistics, but the embedded engine has no process that takes them. The other kind of
 * plan saves reads of a disk, but the pages are in memory, and it asks the file system for the length of the table.
 */
const PLANS = ['-c', 'enable_seqscan=off', '-c', 'enable_bitmapscan=off'];

const IN_MEMORY = [...PGlite.defaultStartParams, ...PLANS];

/** `-F` is PGlite's fsync=off. */
const DURABLE = [...IN_MEMORY.filter((param) => param !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

const NOTHING_YET = (): void => undefined;

/** A pool with the one connection of the embedded engine. Queries wait in line for it. */
const queueFor = async (db: PGlite, onEnd: () => void): Promise<PostgresPool> => {
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => new EmbeddedSocket(db),
    types: makeValueParsers(),
  });
  // The query that failed has its error already. Without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const connection = nameReads(client);
  let tail: Promise<void> = Promise.resolve();
  return {
    connect: async () => {
      const ahead = tail;
      let release = NOTHING_YET;
      tail = new Promise((resolve) => (release = resolve));
      await ahead;
      return Object.assign(connection, { release });
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
  /** Called for each file that the database synced. A test uses it. */
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
    // The next start would mistake half of a new database for broken data.
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
  const db = await PGlite.create({ startParams: IN_MEMORY, ...(image && { loadDataDir: image }) });
  const pool = await queueFor(db, () => undefined);
  return { ...pool, dumpImage: () => db.dumpDataDir('none') };
};

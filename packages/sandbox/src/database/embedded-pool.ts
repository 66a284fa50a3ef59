import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { closeOldFiles, folderUnusable, FolderUnusable, makeDataFolder } from './data-folder.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { queueFor, type Engine } from './embedded-queue.ts';
import { lockFolder } from './folder-lock.ts';
import { roomOnDisk, ROOM_FOR_A_WRITE, StorageFull, type ReadRoom } from './room.ts';

/**
 * The plan of a named read stays, and a table that is small now may grow: no plan shall read all of a table that has an
 * index. A server plans again by new statistics, but the embedded engine has no process that takes them. The other kind
 * of plan saves reads of a disk, but the pages are in memory, and it asks the file system for the length of the table.
 */
const PLANS = ['-c', 'enable_seqscan=off', '-c', 'enable_bitmapscan=off'];

const IN_MEMORY = [...PGlite.defaultStartParams, ...PLANS];

/** `-F` is PGlite's fsync=off. */
const DURABLE = [...IN_MEMORY.filter((param) => param !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

const syncTree = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = openSync(path.join(entry.parentPath, entry.name), 'r');
    fsyncSync(file);
    closeSync(file);
  }
};

export interface FolderOptions {
  /** The first content of a new folder, made by `dumpImage`. */
  readonly image?: Blob | undefined;
  /** Called with a sentence for people when the engine stopped and its data cannot be opened again. */
  readonly onStop?: ((reason: string) => void) | undefined;
  /** The default asks the disk. */
  readonly room?: ReadRoom;
  /** Called for each file that the database synced. A test uses it. */
  readonly onSync?: ((path: string) => void) | undefined;
}

/** Opens the engine on its folder. @throws StorageFull, FolderUnusable that tells why */
const openCluster = async (folder: string, { image, onSync, room = roomOnDisk }: FolderOptions): Promise<Engine> => {
  const again = (): Promise<Engine> => openCluster(folder, { onSync, room });
  // The engine writes when it opens, and without room it would stop there.
  if (room(folder) < ROOM_FOR_A_WRITE) throw new StorageFull('the disk has too little room');
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
    return { db, close: () => db.close(), again: () => (fs.closeFiles(), again()) };
  } catch {
    fs.closeFiles();
    // The next start would mistake half of a new database for broken data.
    if (!isThere) rmSync(cluster, { recursive: true, force: true });
    // The engine tells only that it failed.
    if (fs.isFull) throw new StorageFull('the disk is full');
    throw new FolderUnusable(
      isNew
        ? `No database can be made in ${folder}: name an empty folder with --data.`
        : `The data in ${folder} is broken, or of another PostgreSQL: name another folder with --data.`,
    );
  }
};

/** That the engine stopped for good, as a sentence for people. */
const stopOf = (place: string): string => `The database in ${place} stopped. Start the sandbox again.`;

/** Opens the embedded database in a folder. @throws FolderInUse, FolderUnusable */
export const openFolder = async (folder: string, options: FolderOptions = {}): Promise<PostgresPool> => {
  makeDataFolder(folder);
  const unlock = lockFolder(folder);
  const room = (): number => (options.room ?? roomOnDisk)(folder);
  try {
    const engine = await openCluster(folder, options);
    return await queueFor(engine, { room, onStop: () => options.onStop?.(stopOf(folder)), onEnd: unlock });
  } catch (error) {
    unlock();
    throw error instanceof StorageFull ? folderUnusable(folder, error) : error;
  }
};

/** Starts an engine in memory: an empty one, or a clone of an image. */
export const startInMemory = (image?: Blob): Promise<PGlite> =>
  PGlite.create({ startParams: IN_MEMORY, ...(image && { loadDataDir: image }) });

/** Connects to an engine in memory. */
export const connectInMemory = (engine: Engine, onStop?: (reason: string) => void): Promise<PostgresPool> =>
  queueFor(engine, { room: () => Number.POSITIVE_INFINITY, onStop: () => onStop?.(stopOf('memory')) });

/** The files of a stopped engine are as it left them on a disk. */
const inMemory = (db: PGlite): Engine => ({
  db,
  close: () => db.close(),
  again: async () => inMemory(await startInMemory(await db.dumpDataDir('none'))),
});

/** Opens the embedded database in memory: an empty one, or a clone of an image of `dumpImage`. */
export const openMemory = async ({
  image,
  onStop,
}: Pick<FolderOptions, 'image' | 'onStop'> = {}): Promise<
  PostgresPool & { readonly dumpImage: () => Promise<Blob> }
> => {
  const db = await startInMemory(image);
  const pool = await connectInMemory(inMemory(db), onStop);
  const dumpImage = async (): Promise<Blob> => {
    // Else a clone recovers as after a crash. That takes time, and lets its sequences skip numbers.
    await db.exec('checkpoint');
    return db.dumpDataDir('none');
  };
  return { ...pool, dumpImage };
};

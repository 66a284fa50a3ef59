import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { closeOldFiles, folderUnusable, FolderUnusable, makeDataFolder } from './data-folder.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { EmbeddedSocket, EngineStopped } from './embedded-socket.ts';
import { lockFolder } from './folder-lock.ts';
import { keepReads } from './kept-reads.ts';
import { nameReads } from './named-reads.ts';
import { refuseWithoutRoom, roomOnDisk, ROOM_FOR_A_WRITE, StorageFull, type ReadRoom } from './room.ts';
import { makeValueParsers } from './value-parsers.ts';

/**
 * The plan of a named read stays, and a table that is small now may grow: no plan shall read all of a table that has an
 * index. A server plans again by new statistics, but the embedded engine has no process that takes them. The other kind
 * of plan saves reads of a disk, but the pages are in memory, and it asks the file system for the length of the table.
 */
const PLANS = ['-c', 'enable_seqscan=off', '-c', 'enable_bitmapscan=off'];

const IN_MEMORY = [...PGlite.defaultStartParams, ...PLANS];

/** `-F` is PGlite's fsync=off. */
const DURABLE = [...IN_MEMORY.filter((param) => param !== '-F'), '-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];

const NOTHING_YET = (): void => undefined;

interface QueueOptions {
  /** How many bytes the engine may still write. */
  readonly room: () => number;
  /** Called once, when the engine stopped for good. */
  readonly onStop: () => void;
  /** Called at the end, unless the engine stopped: it may run in circles when it is asked to close. */
  readonly close: () => Promise<void>;
  readonly onEnd?: () => void;
}

/** A pool with the one connection of the embedded engine. Queries wait in line for it. */
const queueFor = async (db: PGlite, { room, onStop, close, onEnd }: QueueOptions): Promise<PostgresPool> => {
  let isStopped = false;
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    stream: () => new EmbeddedSocket(db),
    types: makeValueParsers(),
  });
  // The query that failed has its error already. Without a listener the error would end the process.
  client.on('error', (error) => {
    if (isStopped || !(error instanceof EngineStopped)) return;
    isStopped = true;
    onStop();
  });
  await client.connect();
  const connection = keepReads(refuseWithoutRoom(nameReads(client), room));
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
        if (isStopped) return;
        await client.end();
        await close();
      } finally {
        onEnd?.();
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

export interface FolderOptions {
  /** The first content of a new folder, made by `dumpImage`. */
  readonly image?: Blob | undefined;
  /** Called with a sentence for people when the engine stopped for good. The next start has what it acknowledged. */
  readonly onStop?: ((reason: string) => void) | undefined;
  /** The default asks the disk. */
  readonly room?: ReadRoom;
  /** Called for each file that the database synced. A test uses it. */
  readonly onSync?: (path: string) => void;
}

interface Cluster {
  readonly db: PGlite;
  readonly fs: DurableNodeFS;
}

/** Opens the engine on its folder. @throws FolderUnusable that tells why */
const openCluster = async (folder: string, { image, onSync }: FolderOptions): Promise<Cluster> => {
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
    return { db, fs };
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

/** Why the engine stopped, as a sentence for people. */
const stopOf = (place: string, isFull: boolean): string =>
  isFull
    ? `The database in ${place} stopped, because its disk is full. Make room, then start the sandbox again.`
    : `The database in ${place} stopped. Start the sandbox again.`;

/** Opens the embedded database in a folder. @throws FolderInUse, FolderUnusable */
export const openFolder = async (folder: string, options: FolderOptions = {}): Promise<PostgresPool> => {
  makeDataFolder(folder);
  const unlock = lockFolder(folder);
  const room = (): number => (options.room ?? roomOnDisk)(folder);
  try {
    // The engine writes when it opens, and without room it would stop there.
    if (room() < ROOM_FOR_A_WRITE) throw folderUnusable(folder, new StorageFull('the disk has too little room'));
    const { db, fs } = await openCluster(folder, options);
    const onStop = (): void => options.onStop?.(stopOf(folder, fs.diskFull !== undefined));
    return await queueFor(db, { room, onStop, close: () => db.close(), onEnd: unlock });
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Starts an engine in memory: an empty one, or a clone of an image. */
export const startInMemory = (image?: Blob): Promise<PGlite> =>
  PGlite.create({ startParams: IN_MEMORY, ...(image && { loadDataDir: image }) });

/** Connects to an engine in memory. @param close ends the engine, or leaves it to who connects next */
export const connectInMemory = (
  db: PGlite,
  { close, onStop }: Pick<QueueOptions, 'close'> & Pick<FolderOptions, 'onStop'>,
): Promise<PostgresPool> =>
  queueFor(db, { room: () => Number.POSITIVE_INFINITY, onStop: () => onStop?.(stopOf('memory', false)), close });

/** Opens the embedded database in memory: an empty one, or a clone of an image of `dumpImage`. */
export const openMemory = async ({
  image,
  onStop,
}: Pick<FolderOptions, 'image' | 'onStop'> = {}): Promise<
  PostgresPool & { readonly dumpImage: () => Promise<Blob> }
> => {
  const db = await startInMemory(image);
  const pool = await connectInMemory(db, { close: () => db.close(), onStop });
  const dumpImage = async (): Promise<Blob> => {
    // Else a clone recovers as after a crash. That takes time, and lets its sequences skip numbers.
    await db.exec('checkpoint');
    return db.dumpDataDir('none');
  };
  return { ...pool, dumpImage };
};

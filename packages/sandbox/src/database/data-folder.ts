import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './transaction.ts';
import { DISK_FULL } from './unavailable.ts';

/** The folder cannot hold the data. The message tells why, and what to do. */
export class FolderUnusable extends Error {}

const OWNER_ONLY = 0o700;
/** The bits of a file's mode that give access to other users of the machine. */
export const OTHERS = 0o077;

const reasonOf = (code: string): string => {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'no permission';
    case 'EROFS':
      return 'it is on a disk that cannot be written';
    case 'ENOSPC':
    case 'EDQUOT':
    case DISK_FULL:
      return 'the disk is full';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of this path is a file';
    default:
      return `no folder can be made there (${code})`;
  }
};

/** The error of a folder as a message to people. @param error an error of Node's file system */
export const folderUnusable = (folder: string, error: unknown): FolderUnusable =>
  new FolderUnusable(
    `The data folder ${folder} cannot be used: ${reasonOf(errorCode(error))}. Name another with --data.`,
  );

/** Makes the folders one by one: Node's own recursive mkdir never ends in /proc, which denies what it shows. */
const make = (folder: string, mode?: number): void => {
  if (existsSync(folder)) return;
  make(path.dirname(folder));
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
};

const isOpenToOthers = (file: string): boolean => process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0;

/** The files of a data folder. An earlier version had its lock in the socket. */
const OURS = new Set(['pg', 'lock', 'lock.sock']);

/**
 * Closes a data folder to the other users of the machine, because it holds the key that signs sessions, and clients'
 * data.
 *
 * A folder with other things in it keeps its mode, because it may be `/tmp`. So does a folder of another user, for
 * example a mounted volume. The database's own folder inside is closed in any case.
 */
const closeToOthers = (folder: string): void => {
  if (!isOpenToOthers(folder) || !readdirSync(folder).every((name) => OURS.has(name))) return;
  try {
    chmodSync(folder, OWNER_ONLY);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
};

/** Makes the folder, closes it to other users, and checks that this process may write in it. @throws FolderUnusable */
export const makeDataFolder = (folder: string): void => {
  try {
    make(folder, OWNER_ONLY);
    if (!statSync(folder).isDirectory())
      throw new FolderUnusable(`The data folder ${folder} is a file: name a folder with --data.`);
    closeToOthers(folder);
    // Only a real write shows whether user, mount and disk allow it.
    rmdirSync(mkdtempSync(path.join(folder, 'try-')));
  } catch (error) {
    throw error instanceof FolderUnusable ? error : folderUnusable(folder, error);
  }
};

/** Closes the files that an earlier version left open to other users. @param cluster the folder of the database */
export const closeOldFiles = (cluster: string): void => {
  if (!isOpenToOthers(cluster)) return;
  for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(file, statSync(file).mode & ~OTHERS);
  }
  // The folder comes last. If the process ends earlier, the next start does this again.
  chmodSync(cluster, OWNER_ONLY);
};

import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './transaction.ts';

/** The folder cannot hold the data. The message tells why, and what to do. */
export class FolderUnusable extends Error {}

const reasonOf = (code: string): string => {
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return 'no permission';
    case 'EROFS':
      return 'it is on a disk that cannot be written';
    case 'ENOSPC':
      return 'the disk is full';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a part of this path is a file';
    default:
      return `no folder can be made there (${code})`;
  }
};

/**
 * Makes a folder and the folders above it, one by one. Node's own recursive mkdir never ends in /proc, where the system
 * shows a folder and denies that it exists.
 */
const make = (folder: string): void => {
  if (existsSync(folder)) return;
  make(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
};

/**
 * Makes the folder if it does not exist, and checks that this process may write in it.
 *
 * @throws FolderUnusable
 */
export const makeDataFolder = (folder: string): void => {
  try {
    make(folder);
    if (!statSync(folder).isDirectory())
      throw new FolderUnusable(`The data folder ${folder} is a file: name a folder with --data.`);
    // Only a try tells for every user, mount and full disk.
    rmdirSync(mkdtempSync(path.join(folder, 'try-')));
  } catch (error) {
    if (error instanceof FolderUnusable) throw error;
    throw new FolderUnusable(
      `The data folder ${folder} cannot be used: ${reasonOf(errorCode(error))}. Name another with --data.`,
    );
  }
};

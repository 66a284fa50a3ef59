import { existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from './transaction.ts';

/** The data cannot be kept in the folder that was named. The message says why, and what to do. */
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
 * Makes a folder and those above it, one by one: node's own recursion never ends where the system denies that a folder
 * exists which it shows, as it does in /proc.
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
 * The folder, made when it is not there, in which this process may write.
 *
 * @throws FolderUnusable
 */
export const makeDataFolder = (folder: string): void => {
  try {
    make(folder);
    if (!statSync(folder).isDirectory())
      throw new FolderUnusable(`The data folder ${folder} is a file: name a folder with --data.`);
    // Trying is the only answer that holds for every user, mount and full disk.
    rmdirSync(mkdtempSync(path.join(folder, 'try-')));
  } catch (error) {
    if (error instanceof FolderUnusable) throw error;
    throw new FolderUnusable(
      `The data folder ${folder} cannot be used: ${reasonOf(errorCode(error))}. Name another with --data.`,
    );
  }
};

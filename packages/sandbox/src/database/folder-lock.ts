import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { tryLock } from 'fs-native-extensions';
import { folderUnusable } from './data-folder.ts';

/** Another running process has the data folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(`The data folder ${folder} is in use by another process.`);
  }
}

/**
 * Makes this process the one owner of a data folder. Two owners would corrupt the data without an error.
 *
 * The lock is on an open file in the folder. The kernel gives it to one opening of that file, by any path, and frees it
 * when the process ends. So there is no stale lock, and two processes cannot both win. The file stays in the folder: if
 * an owner deleted it, the next two processes could lock two different files.
 * @returns a function that releases the lock
 * @throws FolderInUse if its owner is running; FolderUnusable if the folder takes no lock
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = openLock(folder);
  if (isGranted(folder, file)) return () => closeSync(file);
  closeSync(file);
  throw new FolderInUse(folder);
};

const openLock = (folder: string): number => {
  try {
    return openSync(path.join(folder, 'lock'), 'a', 0o600);
  } catch (error) {
    throw folderUnusable(folder, error);
  }
};

const isGranted = (folder: string, file: number): boolean => {
  try {
    return tryLock(file);
  } catch (error) {
    closeSync(file);
    throw folderUnusable(folder, error);
  }
};

import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextStore } from '../text-store.ts';

/**
 * Keeps texts as files in a private folder: folder 0700, files 0600, because they hold tokens.
 *
 * It writes a text to a temporary file and renames it. So a killed run, or two runs at once, leave no half of a text.
 * @see design contract of the command line, Conventions: `--home`
 */
export const makeFileStorage = (folder: string): TextStore => {
  const fileOf = (key: string): string => join(folder, `${encodeURIComponent(key)}.json`);
  return {
    read: (key) => {
      try {
        return readFileSync(fileOf(key), 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: (key, text) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      // mkdir does not change the mode of an existing folder.
      chmodSync(folder, 0o700);
      const draft = `${fileOf(key)}.${process.pid}`;
      writeFileSync(draft, text, { mode: 0o600 });
      renameSync(draft, fileOf(key));
    },
    remove: (key) => rmSync(fileOf(key), { force: true }),
  };
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

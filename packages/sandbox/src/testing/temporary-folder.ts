import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Makes a folder for the tests of one file, and deletes it after the last one. Call it outside the tests. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

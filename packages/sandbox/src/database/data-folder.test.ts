import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FolderUnusable, makeDataFolder } from './data-folder.ts';
import { openFolder } from './embedded-pool.ts';

const root = mkdtempSync(path.join(tmpdir(), 'folder-'));
const inRoot = (name: string): string => path.join(root, name);
beforeAll(() => {
  writeFileSync(inRoot('file'), '');
  mkdirSync(inRoot('closed'));
  chmodSync(inRoot('closed'), 0o500);
  chmodSync(root, 0o755);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const NOBODY = 65_534;

/** Root may write anywhere: it does this as somebody who may not. */
const unprivileged = (work: () => void): void => {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(NOBODY);
  try {
    work();
  } finally {
    process.seteuid?.(0);
  }
};

it('is made with the folders above it, and used as it is if it exists', () => {
  makeDataFolder(inRoot('a/b/c'));
  makeDataFolder(inRoot('a/b/c'));
  expect(existsSync(inRoot('a/b/c'))).toBe(true);
});

it.each([
  ['file', 'is a file'],
  ['file/below', 'a part of this path is a file'],
])('cannot be a file: %s', (name, reason) => {
  expect(() => makeDataFolder(inRoot(name))).toThrow(reason);
});

it.each(['closed', 'closed/below', 'closed/below/deeper'])('has to be writable: %s', (name) => {
  unprivileged(() => expect(() => makeDataFolder(inRoot(name))).toThrow('no permission'));
});

it('cannot be in /proc, and the refusal comes at once', () => {
  expect(() => makeDataFolder('/proc/nope')).toThrow(FolderUnusable);
});

it('stays as it is if its database cannot be opened', async () => {
  mkdirSync(inRoot('broken/pg'), { recursive: true });
  writeFileSync(inRoot('broken/pg/PG_VERSION'), '9\n');
  await expect(openFolder(inRoot('broken'))).rejects.toThrow('is broken, or of another PostgreSQL');
  mkdirSync(inRoot('taken'));
  writeFileSync(inRoot('taken/pg'), 'notes');
  await expect(openFolder(inRoot('taken'))).rejects.toThrow('name an empty folder');
  expect(existsSync(inRoot('taken/pg'))).toBe(true);
}, 60_000);

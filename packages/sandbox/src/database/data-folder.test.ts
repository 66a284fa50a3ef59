import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { databaseImage } from '../personas/database-image.ts';
import { FolderUnusable, makeDataFolder } from './data-folder.ts';
import { openFolder } from './embedded-pool.ts';

const root = temporaryFolder();
const inRoot = (name: string): string => path.join(root, name);
beforeAll(() => {
  writeFileSync(inRoot('file'), '');
  mkdirSync(inRoot('closed'));
  chmodSync(inRoot('closed'), 0o500);
  chmodSync(root, 0o755);
});

const NOBODY = 65_534;

/** Runs as another user than root, because root may write anywhere. */
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

const modeOf = (file: string): number => statSync(file).mode & 0o777;

/** The files and folders under a folder that other users of the machine may open. */
const openToOthers = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (modeOf(path.join(folder, name)) & 0o077) !== 0,
  );

it('is for its owner alone, also when it exists, but stays as it is when other things are in it', () => {
  makeDataFolder(inRoot('new'));
  mkdirSync(inRoot('exists/pg'), { recursive: true });
  makeDataFolder(inRoot('exists'));
  mkdirSync(inRoot('shared/of-somebody'), { recursive: true });
  makeDataFolder(inRoot('shared'));
  expect(['new', 'exists', 'shared'].map((name) => modeOf(inRoot(name)))).toEqual([0o700, 0o700, 0o755]);
});

it.each([
  ['from an image', async () => databaseImage()],
  ['from nothing', async () => undefined],
])(
  'holds no file that another user may read, made %s, also after an earlier version left them open',
  async (how, made) => {
    const folder = inRoot(how);
    await (await openFolder(folder, { image: await made() })).end();
    expect(openToOthers(folder)).toEqual([]);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      chmodSync(path.join(folder, name), modeOf(path.join(folder, name)) | 0o055);
    chmodSync(folder, 0o755);
    const pool = await openFolder(folder);
    const client = await pool.connect();
    await client.query('create table notes (text text)', []);
    client.release();
    await pool.end();
    expect(openToOthers(folder).filter((name) => name !== 'lock')).toEqual([]);
    expect(modeOf(folder)).toBe(0o700);
  },
  60_000,
);

const full = (): never => {
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
};

it('tells of a full disk, and is no broken data for the next start', async () => {
  const folder = inRoot('small');
  const image = await databaseImage();
  await expect(openFolder(folder, { image, onSync: full })).rejects.toThrow(
    `The data folder ${folder} cannot be used: the disk is full. Name another with --data.`,
  );
  expect(existsSync(path.join(folder, 'pg'))).toBe(false);
  await (await openFolder(folder, { image })).end();
  await expect(openFolder(folder, { onSync: full })).rejects.toThrow('the disk is full');
  await (await openFolder(folder)).end();
}, 60_000);

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
